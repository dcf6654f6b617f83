import { CheckoutSection } from '#app/checkout/checkout-section'
import { HiddenHead } from '#app/head/hidden-head'
import { publicPaths } from '#contract/paths/site-paths'
import { checkoutMessages } from '#features/checkout/checkout-messages'
import { useTranslation } from '#lib/i18n/use-translation'

export default function Checkout() {
  return <CheckoutSection />
}

export function Head() {
  const { t } = useTranslation(checkoutMessages)
  return <HiddenHead title={t('title')} path={publicPaths.checkout} />
}
