import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountForm } from '#components/account/account-form'
import { problemsOf } from '#components/account/auth-problems'
import { DeviceNotice } from '#components/account/passkey-notice'
import { Button, LinkButton } from '#components/button'
import { CheckboxField } from '#components/form/checkbox-field'
import { Field } from '#components/form/field'
import { validationMessages } from '#components/form/validation'
import { Notice } from '#components/notice'
import { SiteLink } from '#components/site-link'
import { TitledHeading } from '#components/titled-heading'
import { useSecondsLeft } from '#components/waiting-time'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { accountRoutes } from '#contract/paths/account-paths'
import { type ApiProblem, waitSeconds } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import type { PasskeyEnd } from '#session/passkey-ceremony-machine'
import { queryKeyOf } from '#session/use-account-query'
import { usePasskeyCeremony } from '#session/use-passkey-ceremony'
import { interruptedKey, newKeyCeremony } from './api'
import { keyForm, passkeysMessages } from './passkeys-form'

const emptyKey = { name: '', passwordless: true }
const keysPath = accountRoutes['account-2fa-webauthn'].pattern

/** Adding a security key or a passkey (`/account/2fa/webauthn/add`). */
export default function AddKeyPage() {
  const { t } = useTranslation(passkeysMessages)
  const queries = useQueryClient()
  const ceremony = usePasskeyCeremony(newKeyCeremony)
  const [interrupted] = useState(() => interruptedKey.take())
  const [isFirstTry, setFirstTry] = useState(true)
  const added = ceremony.result
  useEffect(() => {
    if (added) void queries.invalidateQueries({ queryKey: queryKeyOf(listAuthenticators) })
  }, [added, queries])

  if (added) return <KeyAdded codesGenerated={added.codesGenerated} />
  return (
    <>
      <TitledHeading title={t('making.title')}>{t('making.lead')}</TitledHeading>
      <AccountForm
        draft='key-new'
        schema={keyForm}
        initialValues={interrupted ?? emptyKey}
        onSubmit={async (key) => {
          setFirstTry(false)
          const { end, result } = await ceremony.start(key)
          const fields = end?.kind === 'service' ? problemsOf(end.problem).fields : {}
          return { fields, unsent: result === null }
        }}
        sx={styles.accountForm}
      >
        {interrupted && isFirstTry && <Notice>{t('resumed')}</Notice>}
        <Field
          name='name'
          label={t('making.name')}
          hint={t('making.nameHint')}
          autoComplete='off'
        />
        <CheckboxField
          name='passwordless'
          label={t('making.passwordless')}
          hint={t('making.passwordlessHint')}
        />
        {ceremony.end && <KeyProblem end={ceremony.end} />}
        <div sx={styles.addButtonRow}>
          <AddButton
            isBusy={ceremony.isBusy}
            wait={ceremony.status === 'rate limited' ? waitOf(ceremony.end) : 0}
          />
          <SiteLink to={keysPath}>{t('making.back')}</SiteLink>
        </div>
      </AccountForm>
    </>
  )
}

function waitOf(end: PasskeyEnd | null): number {
  return end?.kind === 'service' ? waitSeconds(end.problem) : 0
}

/** Sends the form; shows that the device is waiting, or the delay that the service requires. */
function AddButton({ isBusy, wait }: { isBusy: boolean; wait: number }) {
  const { t } = useTranslation(passkeysMessages)
  const left = useSecondsLeft(wait, 0, now)
  return (
    <Button type='submit' size='lg' busy={isBusy} held={left > 0}>
      {!isBusy && <KeyRound size={20} aria-hidden='true' />}
      <span>
        {left > 0
          ? t('making.again', { count: left })
          : t(isBusy ? 'making.asking' : 'making.submit')}
      </span>
    </Button>
  )
}

/** Why no key was added; errors of fields are shown at the fields. */
function KeyProblem({ end }: { end: PasskeyEnd }) {
  if (end.kind === 'device') return <DeviceNotice problem={end.problem} />
  return end.kind === 'service' ? <ServiceProblem problem={end.problem} /> : null
}

function ServiceProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation(passkeysMessages)
  const { t: form } = useTranslation(validationMessages)
  const codes = 'errors' in problem ? problem.errors.map(({ code }) => code) : []
  if (problem.kind === 'conflict' || codes.includes('unverified_email')) {
    return (
      <Notice
        tone='warning'
        live
        action={
          <LinkButton to={accountRoutes['account-email'].pattern} variant='secondary'>
            {t('making.toEmail')}
          </LinkButton>
        }
      >
        {t('making.unverified')}
      </Notice>
    )
  }
  const isWrong = codes.includes('incorrect_code')
  const problems = problemsOf(problem)
  const sentence = isWrong ? t('making.refused') : problems.form
  if (!sentence) return null
  const isWarning = problem.kind === 'rateLimited' || problem.kind === 'unclear'
  const title = problems.cause && form(`problem.${problems.cause}`)
  return (
    <Notice tone={isWarning ? 'warning' : 'error'} live {...(title && { title })}>
      {sentence}
    </Notice>
  )
}

/** The key was added; recovery codes that were generated with it are shown first. */
function KeyAdded({ codesGenerated }: { codesGenerated: boolean }) {
  const { t } = useTranslation(passkeysMessages)
  return (
    <>
      <TitledHeading title={t('added.title')}>{t('added.sentence')}</TitledHeading>
      <div sx={styles.keyAdded}>
        {codesGenerated && (
          <Notice
            tone='warning'
            title={t('added.codesTitle')}
            action={
              <LinkButton to={accountRoutes['account-2fa-recovery-codes'].pattern}>
                {t('added.toCodes')}
              </LinkButton>
            }
          >
            {t('added.codes')}
          </Notice>
        )}
        <LinkButton to={keysPath} variant={codesGenerated ? 'secondary' : 'primary'}>
          {t('added.toList')}
        </LinkButton>
      </div>
    </>
  )
}

const styles = {
  accountForm: { display: 'grid', gap: 4, maxWidth: 'dialog.md' },
  addButtonRow: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  keyAdded: { display: 'grid', justifyItems: 'start', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
