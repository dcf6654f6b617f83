/** @jsxImportSource theme-ui */
import { useActorRef, useSelector } from '@xstate/react'
import { BusyMark } from '../../components/busy-mark'
import { FormCard } from '../../components/form-card'
import { usePageTitle } from '../../components/page-title'
import { useText } from '../../lib/i18n/texts'
import type { AccountPageProps } from '../../session/account-page-props'
import { ReturnFailed } from './components/return-failed'
import { liveProviderReturn } from './live-provider-return'
import { providerLoginMessages } from './provider-login-texts'
import { readReturnAddress } from './provider-return'

/** Where a provider's redirect ends: signs the person in, or says why not (R080). */
export function ProviderCallbackPage({ next }: AccountPageProps) {
  const text = useText(providerLoginMessages)
  const actor = useActorRef(liveProviderReturn, {
    input: readReturnAddress(window.location.search),
  })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const problem = value === 'failed' || value === 'unclear' ? context.problem : null
  usePageTitle(text(problem ? 'failed.title' : 'title'))
  if (problem) {
    const again = value === 'unclear' ? () => actor.send({ type: 'again.wanted' }) : null
    return <ReturnFailed problem={problem} next={next} onAgain={again} />
  }
  return (
    <FormCard
      title={text('title')}
      lead={
        <p role='status' sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <BusyMark />
          {text('working')}
        </p>
      }
    />
  )
}
