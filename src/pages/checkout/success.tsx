import type { PageProps } from 'gatsby'
import { PlacedOrder } from '#app/checkout/placed-order'
import { ClientSection } from '#app/client-section'
import { SecretHead } from '#app/head/secret-head'
import { matchOrderSuccess } from '#contract/paths/match-path'
import { checkoutMessages } from '#features/checkout/checkout-messages'
import { useTranslation } from '#lib/i18n/use-translation'

/** The confirmation of an order, for its owner only. */
export default function CheckoutSuccess({ location: { pathname } }: PageProps) {
  return (
    <ClientSection path={pathname} isKnown={matchOrderSuccess(pathname) !== null}>
      <PlacedOrder path={pathname} />
    </ClientSection>
  )
}

export function Head() {
  const { t } = useTranslation(checkoutMessages)
  return <SecretHead title={t('order')} />
}
