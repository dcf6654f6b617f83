import { publicPaths } from '../../contract/paths/site-paths'
import { SiteHead } from '../app/head/site-head'
import { EmptyCart } from '../features/cart/empty-cart'
import { checkoutTexts } from '../features/checkout/checkout-texts'
import { useText } from '../shared/i18n/texts'

export default function Checkout() {
  return <EmptyCart />
}

export function Head() {
  const text = useText(checkoutTexts)
  return <SiteHead title={text('title')} path={publicPaths.checkout} hidden />
}
