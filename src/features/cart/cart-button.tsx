/** @jsxImportSource theme-ui */
import { ShoppingCart } from 'lucide-react'
import { publicPaths } from '../../../contract/paths/site-paths'
import { useText } from '../../shared/i18n/texts'
import { formatNumber } from '../../shared/text/format-number'
import { IconLink } from '../../shared/ui/icon-link'
import { isPending } from './cart-standing'
import { cartTexts } from './cart-texts'
import { useCart } from './use-cart'

/** The way to the cart, with how many pieces it holds; without a number while that may change (R143). */
export default function CartButton() {
  const text = useText(cartTexts)
  const { state } = useCart()
  const count = isPending(state.value) ? 0 : (state.context.cart?.totalItems ?? 0)
  const label = count > 0 ? text('button.count', { count }) : text('button.plain')
  return (
    <span sx={{ position: 'relative', display: 'inline-flex' }}>
      <IconLink to={publicPaths.cart} prefetch={false} label={label}>
        <ShoppingCart />
      </IconLink>
      {count > 0 && (
        <span aria-hidden='true' data-count='' sx={badgeStyle}>
          {formatNumber(count)}
        </span>
      )}
    </span>
  )
}

const badgeStyle = {
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: 20,
  px: '5px',
  borderRadius: 'full',
  bg: 'primary',
  color: 'onPrimary',
  fontSize: 'caption',
  fontWeight: 'bold',
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const
