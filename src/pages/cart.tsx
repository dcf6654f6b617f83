import { publicPaths } from '../../contract/paths/site-paths'
import { CartSection } from '../app/cart/cart-section'
import { HiddenHead } from '../app/head/hidden-head'
import { cartTexts } from '../features/cart/cart-texts'
import { useText } from '../shared/i18n/texts'

export default function Cart() {
  return <CartSection />
}

export function Head() {
  const text = useText(cartTexts)
  return <HiddenHead title={text('title')} path={publicPaths.cart} />
}
