import { useQueryClient } from '@tanstack/react-query'
import { AccountRead } from '#components/account/account-read'
import { Notice } from '#components/notice'
import { showToast } from '#components/show-toast'
import { Skeleton } from '#components/skeleton'
import { TitledHeading } from '#components/titled-heading'
import { UnshownRows } from '#components/unshown-rows'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { useAccountChange } from '#session/use-account-change'
import { useAccountQuery } from '#session/use-account-query'
import { type AppRemoval, interruptedRemoval, lookForApp, removeApp } from './api'
import { ConfirmedChange } from './components/confirmed-change'
import { factorsOf, twoFactorMessages } from './factors'

const overview = accountRoutes['account-2fa'].pattern

/** Confirms the deactivation of the authenticator app (`/account/2fa/totp/deactivate`). */
export default function DeactivateTotpPage() {
  const { t } = useTranslation(twoFactorMessages)
  const queries = useQueryClient()
  const query = useAccountQuery(listAuthenticators)
  const changes = useAccountChange<AppRemoval>({
    interrupted: interruptedRemoval,
    carryOut: () => removeApp(queries),
    look: () => lookForApp(queries),
    onDone: () => {
      showToast({ tone: 'success', title: t('deactivation.done') })
      goTo(overview)
    },
  })
  return (
    <>
      <TitledHeading title={t('deactivation.title')}>{t('deactivation.lead')}</TitledHeading>
      <AccountRead query={query} skeleton={<Skeleton height={120} />}>
        {({ data, leftOut }) => {
          const { hasApp, keyCount } = factorsOf(data, leftOut)
          if (!hasApp && leftOut > 0) return <UnshownRows kind='factors' count={leftOut} />
          if (!hasApp) return <Notice>{t('deactivation.inactive')}</Notice>
          const last = leftOut > 0 ? 'deactivation.perhapsLast' : 'deactivation.last'
          return (
            <ConfirmedChange
              changes={changes}
              change={{ kind: 'removeApp' }}
              isDangerous
              warning={keyCount === 0 ? t(last) : null}
              comfort={keyCount === 0 ? undefined : t('deactivation.others')}
              confirm={t('deactivation.confirm')}
              keep={t('deactivation.keep')}
              see={t('deactivation.see')}
              back={overview}
            />
          )
        }}
      </AccountRead>
    </>
  )
}
