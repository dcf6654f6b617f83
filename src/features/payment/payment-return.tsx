import { useCallback, useEffect, useState } from 'react'
import { noteBankVisit } from '#components/account/bank-visit'
import { Button, LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { useReturn } from '#components/use-return'
import { findReturnedOrder } from '#contract/endpoints/orders'
import { accountRoutes } from '#contract/paths/account-paths'
import { placedOrderPath } from '#contract/paths/placed-order-path'
import { publicPaths } from '#contract/paths/site-paths'
import { call } from '#lib/http/call'
import { problemOf } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { readBankReturn } from './bank-return'
import { paymentMessages } from './payment-messages'
import { ReadingReturn } from './reading-return'

/**
 * Leads from the bank's return address to the page of the order, which says how it stands. Own file:
 * loaded lazily.
 */
export default function PaymentReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const { t } = useTranslation(paymentMessages)
  const [found, setFound] = useState<'reading' | 'unknown' | 'unreachable'>('reading')
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((last) => last + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again
  useEffect(() => {
    const returned = readBankReturn({ pathname, search })
    if (!returned) return setFound('unknown')
    const { visit } = returned
    const openOrder = (uuid: string) => {
      noteBankVisit(uuid, visit)
      goTo(placedOrderPath(uuid), { replace: true })
    }
    if ('order' in returned) return openOrder(returned.order)
    const leaving = new AbortController()
    const { signal } = leaving
    setFound('reading')
    call(findReturnedOrder, { query: returned.query, signal }).then(
      ({ uuid }) => openOrder(uuid),
      (error: unknown) => {
        if (signal.aborted) return
        const { kind } = problemOf(error)
        setFound(kind === 'missing' || kind === 'refused' ? 'unknown' : 'unreachable')
      },
    )
    return () => leaving.abort()
  }, [pathname, search, round])
  useReturn(useCallback((isReconnected) => isReconnected && again(), [again]))
  usePageTitle(t('return.title'))
  if (found === 'reading') return <ReadingReturn />
  return found === 'unknown' ? <Unknown /> : <Unreachable onRetry={again} />
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(paymentMessages)
  return (
    <FormCard
      title={t('return.unreachable.title')}
      lead={<p role='alert'>{t('return.unreachable.sentence')}</p>}
    >
      <Button size='lg' wide onClick={onRetry}>
        {t('return.unreachable.again')}
      </Button>
    </FormCard>
  )
}

/** The address names no payment of this shop. */
function Unknown() {
  const { t } = useTranslation(paymentMessages)
  return (
    <FormCard
      title={t('return.unknown.title')}
      lead={<p role='alert'>{t('return.unknown.sentence')}</p>}
    >
      <LinkButton to={accountRoutes['account-orders'].pattern} size='lg' wide prefetch={false}>
        {t('return.unknown.orders')}
      </LinkButton>
      <LinkButton to={publicPaths.contact} variant='secondary' size='lg' wide prefetch={false}>
        {t('contact')}
      </LinkButton>
    </FormCard>
  )
}
