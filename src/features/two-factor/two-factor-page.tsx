import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { Badge } from '#components/badge'
import { LinkButton } from '#components/button'
import { Notice, type NoticeTone } from '#components/notice'
import { Row, RowList, RowListSkeleton } from '#components/row-list'
import { TitledHeading } from '#components/titled-heading'
import { UnshownRows } from '#components/unshown-rows'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { useAccountQuery } from '#session/use-account-query'
import { type Advice, adviceFor, type Factors, factorsOf, twoFactorMessages } from './factors'

/** Overview of the second factors, with the suggested next step (`/account/2fa`). */
export default function TwoFactorPage() {
  const { t } = useTranslation(twoFactorMessages)
  const query = useAccountQuery(listAuthenticators)
  return (
    <>
      <TitledHeading title={t('title')}>{t('lead')}</TitledHeading>
      <AccountRead query={query} skeleton={<RowListSkeleton rows={3} />}>
        {({ data, leftOut }) => (
          <>
            <NextStep factors={factorsOf(data, leftOut)} />
            <FactorList factors={factorsOf(data, leftOut)} />
          </>
        )}
      </AccountRead>
    </>
  )
}

const steps: Record<Exclude<Advice, 'good'>, { tone: NoticeTone; to: AccountRouteName }> = {
  start: { tone: 'warning', to: 'account-2fa-totp-activate' },
  makeCodes: { tone: 'warning', to: 'account-2fa-recovery-codes-generate' },
  fewCodes: { tone: 'warning', to: 'account-2fa-recovery-codes-generate' },
  addKey: { tone: 'info', to: 'account-2fa-webauthn-add' },
}

/** What to do next for a safer account, as far as it is known. */
export function NextStep({ factors }: { factors: Factors }) {
  const { t } = useTranslation(twoFactorMessages)
  const advice = adviceFor(factors)
  return (
    <div sx={styles.nextStep}>
      <UnshownRows kind='factors' count={factors.leftOut} />
      {advice === 'good' && <Notice tone='success'>{t('advice.good')}</Notice>}
      {advice && advice !== 'good' && (
        <Notice
          tone={steps[advice].tone}
          title={t('advice.title')}
          action={
            <LinkButton to={accountRoutes[steps[advice].to].pattern}>
              {t(`advice.${advice}Action`)}
            </LinkButton>
          }
        >
          {t(`advice.${advice}`, { count: factors.codes?.left ?? 0 })}
        </Notice>
      )}
    </div>
  )
}

interface FactorLinkProps {
  to: AccountRouteName
  children: string
}

function FactorLink({ to, children }: FactorLinkProps) {
  return (
    <LinkButton to={accountRoutes[to].pattern} variant='secondary' size='sm'>
      {children}
    </LinkButton>
  )
}

/**
 * The app, the keys and the recovery codes: their state, with links to their pages. Where not all
 * could be read, nothing is said of what is missing, and the links lead to where it would be.
 */
export function FactorList({ factors }: { factors: Factors }) {
  const { t } = useTranslation(twoFactorMessages)
  const { hasApp, keyCount, codes, leftOut } = factors
  const isWhole = leftOut === 0
  const hasKeyPage = keyCount > 0 || !isWhole
  return (
    <RowList label={t('list')}>
      <Row
        icon={<Smartphone size={20} />}
        title={t('totp.title')}
        marks={
          (hasApp || isWhole) && (
            <Badge tone={hasApp ? 'success' : 'neutral'}>
              {t(`states.${hasApp ? 'on' : 'off'}`)}
            </Badge>
          )
        }
        facts={t('totp.facts')}
        actions={
          <FactorLink to={hasApp ? 'account-2fa-totp-deactivate' : 'account-2fa-totp-activate'}>
            {t(hasApp ? 'totp.deactivate' : 'totp.activate')}
          </FactorLink>
        }
      />
      <Row
        icon={<KeyRound size={20} />}
        title={t('keys.title')}
        marks={
          isWhole && (
            <Badge tone={keyCount > 0 ? 'success' : 'neutral'}>
              {keyCount > 0 ? t('states.keys', { count: keyCount }) : t('states.none')}
            </Badge>
          )
        }
        facts={t('keys.facts')}
        actions={
          <FactorLink to={hasKeyPage ? 'account-2fa-webauthn' : 'account-2fa-webauthn-add'}>
            {t(hasKeyPage ? 'keys.manage' : 'keys.add')}
          </FactorLink>
        }
      />
      <CodesRow codes={codes} isWhole={isWhole} canGenerate={hasApp || keyCount > 0} />
    </RowList>
  )
}

interface CodesRowProps {
  codes: Factors['codes']
  isWhole: boolean
  /** Recovery codes require another factor. */
  canGenerate: boolean
}

function CodesRow({ codes, isWhole, canGenerate }: CodesRowProps) {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <Row
      icon={<LifeBuoy size={20} />}
      title={t('codes.title')}
      marks={
        (codes || isWhole) && (
          <Badge tone={codes ? 'success' : 'neutral'}>
            {codes
              ? t('states.codesLeft', { count: codes.left, total: codes.total })
              : t('states.noCodes')}
          </Badge>
        )
      }
      facts={t('codes.facts')}
      actions={
        codes || !isWhole ? (
          <FactorLink to='account-2fa-recovery-codes'>{t('codes.view')}</FactorLink>
        ) : (
          canGenerate && (
            <FactorLink to='account-2fa-recovery-codes-generate'>{t('codes.generate')}</FactorLink>
          )
        )
      }
    />
  )
}

const styles = {
  nextStep: { display: 'grid', gap: 4, mb: 5 },
} satisfies Record<string, ThemeUIStyleObject>
