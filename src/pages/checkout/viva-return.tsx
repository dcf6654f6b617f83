import type { PageProps } from 'gatsby'
import { ClientSection } from '#app/client-section'
import { HiddenHead } from '#app/head/hidden-head'
import { paymentMessages } from '#features/payment/payment-messages'
import { PaymentReturn } from '#features/payment/payment-return'
import { useTranslation } from '#lib/i18n/use-translation'

/** Where the bank sends somebody back after paying, or not. */
export default function VivaReturn({ location: { pathname, search } }: PageProps) {
  return (
    <ClientSection path={pathname} isKnown>
      <PaymentReturn search={search} />
    </ClientSection>
  )
}

export function Head() {
  const { t } = useTranslation(paymentMessages)
  return (
    <>
      <HiddenHead title={t('return.title')} />
      {/* Also where a link of the site opened it: the address is not told to anybody. */}
      <meta name='referrer' content='no-referrer' />
    </>
  )
}
