/** @jsxImportSource theme-ui */

import { countStyle } from '../../components/count-style'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useText } from '../../lib/i18n/texts'
import { formatNumber } from '../../lib/text/format-number'
import { cartMessages } from './cart-texts'
import { useCartCount } from './use-cart-count'

/** How many pieces the cart holds, on a link that leads there with words (R143). */
export default function CartCount() {
  const text = useText(cartMessages)
  const count = useCartCount()
  if (count === 0) return null
  return (
    <>
      <VisuallyHidden>{text('button.pieces', { count })}</VisuallyHidden>
      <span
        aria-hidden='true'
        data-count=''
        sx={{ ...countStyle, top: '5px', left: 'calc(50% + 3px)' }}
      >
        {formatNumber(count)}
      </span>
    </>
  )
}
