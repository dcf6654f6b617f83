import { useQueryClient } from '@tanstack/react-query'
import { AccountRead } from '#components/account/account-read'
import { LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { showToast } from '#components/show-toast'
import { Skeleton } from '#components/skeleton'
import { TitledHeading } from '#components/titled-heading'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { useAccountChange } from '#session/use-account-change'
import { useAccountQuery } from '#session/use-account-query'
import { type CodesRenewal, interruptedRenewal, lookForCodes, renewCodes } from './api'
import { ConfirmedChange } from './components/confirmed-change'
import { factorsOf, twoFactorMessages } from './factors'

const overview = accountRoutes['account-2fa'].pattern

/** Confirms the replacement of recovery codes (`/account/2fa/recovery-codes/generate`). */
export default function GenerateCodesPage() {
  const { t } = useTranslation(twoFactorMessages)
  const queries = useQueryClient()
  const query = useAccountQuery(listAuthenticators)
  const changes = useAccountChange<CodesRenewal>({
    interrupted: interruptedRenewal,
    carryOut: () => renewCodes(queries),
    look: (renewal) => lookForCodes(queries, renewal),
    onDone: () => {
      showToast({ tone: 'success', title: t('generation.done') })
      goTo(accountRoutes['account-2fa-recovery-codes'].pattern)
    },
  })
  return (
    <>
      <TitledHeading title={t('generation.title')}>{t('generation.lead')}</TitledHeading>
      <AccountRead query={query} skeleton={<Skeleton height={120} />}>
        {({ data, leftOut }) => {
          const { hasApp, keyCount, codes } = factorsOf(data, leftOut)
          if (leftOut === 0 && !hasApp && keyCount === 0) return <NeedsFactor />
          const left = codes?.left ?? 0
          const mayHaveCodes = codes === null && leftOut > 0
          const madeAt = mayHaveCodes ? undefined : (codes?.madeAt ?? null)
          const oldOnes = left > 0 ? t('generation.oldOnes', { count: left }) : null
          return (
            <ConfirmedChange
              changes={changes}
              change={{ kind: 'renewCodes', madeAt }}
              warning={mayHaveCodes ? t('generation.perhapsOld') : oldOnes}
              confirm={t('generation.confirm')}
              keep={t(left > 0 ? 'generation.keep' : 'generation.keepNone')}
              see={t('generation.see')}
              back={left > 0 ? accountRoutes['account-2fa-recovery-codes'].pattern : overview}
            />
          )
        }}
      </AccountRead>
    </>
  )
}

function NeedsFactor() {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <Notice action={<LinkButton to={overview}>{t('recovery.needsFactorAction')}</LinkButton>}>
      {t('recovery.needsFactor')}
    </Notice>
  )
}
