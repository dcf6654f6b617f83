import type { PageProps } from 'gatsby'
import { lazy, Suspense } from 'react'
import { SecretHead } from '#app/head/secret-head'
import { paymentMessages } from '#features/payment/payment-messages'
import { ReadingReturn } from '#features/payment/reading-return'
import { useTranslation } from '#lib/i18n/use-translation'
import { useHydrated } from '#lib/state/use-hydrated'

const PaymentReturn = lazy(
  () => import(/* webpackChunkName: "payment-return" */ '../../features/payment/payment-return'),
)

/** Where a bank sends somebody back after paying, or not: Viva here, Stripe to an address of its own. */
export default function BankReturn({ location: { pathname, search } }: PageProps) {
  if (!useHydrated()) return <ReadingReturn />
  return (
    <Suspense fallback={<ReadingReturn />}>
      <PaymentReturn {...{ pathname, search }} />
    </Suspense>
  )
}

export function Head() {
  const { t } = useTranslation(paymentMessages)
  return <SecretHead title={t('return.title')} />
}
