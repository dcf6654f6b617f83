import { CartSection } from '#app/cart/cart-section'
import { HiddenHead } from '#app/head/hidden-head'
import { publicPaths } from '#contract/paths/site-paths'
import { cartMessages } from '#features/cart/cart-messages'
import { useText } from '#lib/i18n/messages'

export default function Cart() {
  return <CartSection />
}

export function Head() {
  const text = useText(cartMessages)
  return <HiddenHead title={text('title')} path={publicPaths.cart} />
}
