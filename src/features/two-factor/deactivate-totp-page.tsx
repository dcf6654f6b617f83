import { useQueryClient } from '@tanstack/react-query'
import { authenticators } from '../../../contract/allauth/account-answers'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { AccountRead } from '../../components/account/account-read'
import { Notice } from '../../components/notice'
import { showToast } from '../../components/show-toast'
import { Skeleton } from '../../components/skeleton'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { goTo } from '../../lib/navigation/go-to'
import { useAuthQuery } from '../../session/use-auth-query'
import { useChange } from '../../session/use-change'
import { ConfirmedChange } from './components/confirmed-change'
import { type AppRemoval, interruptedRemoval, removeApp } from './factor-changes'
import { factorsOf } from './factors'
import { twoFactorMessages } from './two-factor-texts'

const overview = accountRoutes['account-2fa'].pattern

/** Asks once before the app is asked for no more (`/account/2fa/totp/deactivate`). */
export function DeactivateTotpPage() {
  const text = useText(twoFactorMessages)
  const queries = useQueryClient()
  const query = useAuthQuery(['authenticators'], '/account/authenticators', authenticators)
  const story = useChange<AppRemoval>({
    interrupted: interruptedRemoval,
    carryOut: () => removeApp(queries),
    onDone: () => {
      showToast({ tone: 'success', title: text('deactivation.done') })
      goTo(overview)
    },
  })
  return (
    <>
      <TitledHeading title={text('deactivation.title')}>{text('deactivation.lead')}</TitledHeading>
      <AccountRead query={query} skeleton={<Skeleton height={120} />}>
        {({ data }) => {
          const { hasApp, keyCount } = factorsOf(data)
          if (!hasApp) return <Notice>{text('deactivation.inactive')}</Notice>
          return (
            <ConfirmedChange
              story={story}
              change={{ kind: 'removeApp' }}
              isDangerous
              warning={keyCount === 0 ? text('deactivation.last') : null}
              comfort={keyCount === 0 ? undefined : text('deactivation.others')}
              confirm={text('deactivation.confirm')}
              keep={text('deactivation.keep')}
              back={overview}
            />
          )
        }}
      </AccountRead>
    </>
  )
}
