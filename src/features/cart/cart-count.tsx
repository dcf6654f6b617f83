/** @jsxImportSource theme-ui */
import { useText } from '../../shared/i18n/texts'
import { formatNumber } from '../../shared/text/format-number'
import { countStyle } from '../../shared/ui/count-style'
import { VisuallyHidden } from '../../shared/ui/visually-hidden'
import { cartTexts } from './cart-texts'
import { useCartCount } from './use-cart-count'

/** How many pieces the cart holds, on a link that leads there with words (R143). */
export default function CartCount() {
  const text = useText(cartTexts)
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
