import type { PageProps } from 'gatsby'
import { lazy, Suspense } from 'react'
import { ClientSection } from '#app/client-section'
import { SecretHead } from '#app/head/secret-head'
import { NeutralSkeleton } from '#app/neutral-skeleton'
import { matchCartRecovery } from '#contract/paths/match-path'
import { cartMessages } from '#features/cart/cart-messages'
import { useTranslation } from '#lib/i18n/use-translation'

const CartRecovery = lazy(() => import('#app/cart/cart-recovery'))

/** Where the mail about a cart that was left leads. */
export default function CartRecover({ location: { pathname } }: PageProps) {
  const uuid = matchCartRecovery(pathname)
  return (
    <ClientSection path={pathname} isKnown={uuid !== null}>
      <Suspense fallback={<NeutralSkeleton />}>
        <CartRecovery uuid={uuid ?? ''} />
      </Suspense>
    </ClientSection>
  )
}

export function Head() {
  const { t } = useTranslation(cartMessages)
  return <SecretHead title={t('title')} />
}
