import { useQueryClient } from '@tanstack/react-query'
import { authenticators } from '../../../contract/allauth/account-answers'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { AccountRead } from '../../session/account-read'
import { useAuthQuery } from '../../session/use-auth-query'
import { useChange } from '../../session/use-change'
import { useText } from '../../shared/i18n/texts'
import { goTo } from '../../shared/navigation/go-to'
import { LinkButton } from '../../shared/ui/link-button'
import { Notice } from '../../shared/ui/notice'
import { showToast } from '../../shared/ui/show-toast'
import { Skeleton } from '../../shared/ui/skeleton'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { type CodesRenewal, interruptedRenewal, renewCodes } from './factor-changes'
import { factorsOf } from './factors'
import { ConfirmedChange } from './parts/confirmed-change'
import { twoFactorTexts } from './two-factor-texts'

const overview = accountRoutes['account-2fa'].pattern

/** Asks once before new recovery codes end the old ones (`/account/2fa/recovery-codes/generate`). */
export function GenerateCodesPage() {
  const text = useText(twoFactorTexts)
  const queries = useQueryClient()
  const query = useAuthQuery(['authenticators'], '/account/authenticators', authenticators)
  const story = useChange<CodesRenewal>({
    interrupted: interruptedRenewal,
    carryOut: () => renewCodes(queries),
    onDone: () => {
      showToast({ tone: 'success', title: text('generation.done') })
      goTo(accountRoutes['account-2fa-recovery-codes'].pattern)
    },
  })
  return (
    <>
      <TitledHeading title={text('generation.title')}>{text('generation.lead')}</TitledHeading>
      <AccountRead query={query} skeleton={<Skeleton height={120} />}>
        {({ data }) => {
          const { hasApp, keyCount, codes } = factorsOf(data)
          if (!hasApp && keyCount === 0) return <NeedsFactor />
          const left = codes?.left ?? 0
          return (
            <ConfirmedChange
              story={story}
              change={{ kind: 'renewCodes' }}
              warning={left > 0 ? text('generation.oldOnes', { count: left }) : null}
              confirm={text('generation.confirm')}
              keep={text(left > 0 ? 'generation.keep' : 'generation.keepNone')}
              back={left > 0 ? accountRoutes['account-2fa-recovery-codes'].pattern : overview}
            />
          )
        }}
      </AccountRead>
    </>
  )
}

function NeedsFactor() {
  const text = useText(twoFactorTexts)
  return (
    <Notice action={<LinkButton to={overview}>{text('recovery.needsFactorAction')}</LinkButton>}>
      {text('recovery.needsFactor')}
    </Notice>
  )
}
