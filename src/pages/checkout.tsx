import { publicPaths } from '../../contract/paths/site-paths'
import { HiddenHead } from '../app/head/hidden-head'
import { EmptyCart } from '../features/cart/empty-cart'
import { checkoutTexts } from '../features/checkout/checkout-texts'
import { useText } from '../shared/i18n/texts'

export default function Checkout() {
  return <EmptyCart />
}

export function Head() {
  const text = useText(checkoutTexts)
  return <HiddenHead title={text('title')} path={publicPaths.checkout} />
}
