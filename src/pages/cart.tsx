import { publicPaths } from '../../contract/paths/site-paths'
import { SiteHead } from '../app/head/site-head'
import { cartTexts } from '../features/cart/cart-texts'
import { EmptyCart } from '../features/cart/empty-cart'
import { useText } from '../shared/i18n/texts'

export default function Cart() {
  return <EmptyCart />
}

export function Head() {
  const text = useText(cartTexts)
  return <SiteHead title={text('title')} path={publicPaths.cart} hidden />
}
