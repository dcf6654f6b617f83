import type { PageProps } from 'gatsby'
import { PlacedOrder } from '#app/checkout/placed-order'
import { ClientSection } from '#app/client-section'
import { HiddenHead } from '#app/head/hidden-head'
import { currentDocumentTitle } from '#components/page-title'
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
  return (
    <>
      <HiddenHead fullTitle={currentDocumentTitle()} title={t('order')} />
      {/* Also where a link of the site opened it: the address is not told to anybody. */}
      <meta name='referrer' content='no-referrer' />
    </>
  )
}
