import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Notice } from '#components/notice'
import { Skeleton } from '#components/skeleton'
import { TitledHeading } from '#components/titled-heading'
import { readRecoveryCodes } from '#contract/endpoints/sign-in-account'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { useAccountQuery } from '#session/use-account-query'
import { CodeSheet } from './components/code-sheet'
import { factorsOf, fewCodes, twoFactorMessages } from './factors'

/** The user's recovery codes (`/account/2fa/recovery-codes`). */
export default function RecoveryCodesPage() {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <>
      <TitledHeading title={t('recovery.title')}>{t('recovery.lead')}</TitledHeading>
      <RecoveryCodes />
    </>
  )
}

const toGenerate = accountRoutes['account-2fa-recovery-codes-generate'].pattern

/** The user's recovery codes, or how to generate some. */
export function RecoveryCodes({ foot }: { foot?: ReactNode }) {
  const { t } = useTranslation(twoFactorMessages)
  const codes = useAccountQuery(readRecoveryCodes)
  const newestMadeAt = useNewestMadeAt(codes.isSuccess)
  if (codes.error?.problem.kind === 'missing') return <NoCodesYet />
  return (
    <AccountRead query={codes} skeleton={<Skeleton height={260} />}>
      {({ data }) => (
        <div sx={styles.recoveryCodes}>
          {newestMadeAt !== null && newestMadeAt !== data.created_at ? (
            <Notice
              tone='warning'
              live
              title={t('recovery.oldTitle')}
              action={
                <Button busy={codes.isFetching} onClick={() => void codes.refetch()}>
                  {t('recovery.showNew')}
                </Button>
              }
            >
              {t('recovery.old')}
            </Notice>
          ) : (
            <>
              {data.unused_code_count <= fewCodes && (
                <Notice
                  tone='warning'
                  title={t('recovery.fewTitle')}
                  action={<LinkButton to={toGenerate}>{t('recovery.generate')}</LinkButton>}
                >
                  {t('recovery.few')}
                </Notice>
              )}
              <CodeSheet codes={data} />
            </>
          )}
          <div data-chrome='' sx={styles.recoveryCodesRow}>
            {foot ?? (
              <LinkButton to={toGenerate} variant='quiet'>
                {t('recovery.generate')}
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </AccountRead>
  )
}

/**
 * When the valid codes were generated, in seconds since 1970; null while unknown. Refetched when
 * the tab becomes visible: another one may have generated new codes.
 */
function useNewestMadeAt(enabled: boolean): number | null {
  const { data } = useAccountQuery(listAuthenticators, {
    enabled,
    freshFor: 0,
  })
  return data ? (factorsOf(data.data, data.leftOut).codes?.madeAt ?? null) : null
}

function NoCodesYet() {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <EmptyState
      title={t('recovery.none')}
      action={<LinkButton to={toGenerate}>{t('recovery.noneAction')}</LinkButton>}
    >
      {t('recovery.noneSentence')}
    </EmptyState>
  )
}

const styles = {
  recoveryCodes: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
  recoveryCodesRow: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
