import { CheckoutSection } from '#app/checkout/checkout-section'
import { HiddenHead } from '#app/head/hidden-head'
import { publicPaths } from '#contract/paths/site-paths'
import { checkoutMessages } from '#features/checkout/checkout-messages'
import { useText } from '#lib/i18n/messages'

export default function Checkout() {
  return <CheckoutSection />
}

export function Head() {
  const text = useText(checkoutMessages)
  return <HiddenHead title={text('title')} path={publicPaths.checkout} />
}
