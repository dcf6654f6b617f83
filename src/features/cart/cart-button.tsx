/** @jsxImportSource theme-ui */
import { ShoppingCart } from 'lucide-react'
import { publicPaths } from '../../../contract/paths/site-paths'
import { useText } from '../../shared/i18n/texts'
import { formatNumber } from '../../shared/text/format-number'
import { countStyle } from '../../shared/ui/count-style'
import { IconLink } from '../../shared/ui/icon-link'
import { cartTexts } from './cart-texts'
import { useCartCount } from './use-cart-count'

/** The way to the cart, with how many pieces it holds; without a number while that may change (R143). */
export default function CartButton() {
  const text = useText(cartTexts)
  const count = useCartCount()
  const label = count > 0 ? text('button.count', { count }) : text('button.plain')
  return (
    <span sx={{ position: 'relative', display: 'inline-flex' }}>
      <IconLink to={publicPaths.cart} prefetch={false} label={label}>
        <ShoppingCart />
      </IconLink>
      {count > 0 && (
        <span aria-hidden='true' data-count='' sx={{ ...countStyle, top: 0, right: 0 }}>
          {formatNumber(count)}
        </span>
      )}
    </span>
  )
}
