import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AddressAuthForm } from '#components/account/auth-form'
import { ResendMail } from '#components/account/resend-mail'
import { Button } from '#components/button'
import { FormCard, LoginLink } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import type { Flow } from '#contract/allauth/session-answer'
import { resetFlowId } from '#contract/allauth/session-answer'
import { accountRoutes } from '#contract/paths/account-paths'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { mailedAddress } from '#session/mail-confirmation'
import { useSession } from '#session/session'
import { requestPasswordReset } from '#session/sign-in-calls'
import { useAuthConfig } from '#session/use-auth-config'
import { ResetByCode } from './components/reset-by-code'
import { passwordResetMessages } from './password-reset-mail'

/**
 * Requests the mail of a password reset. If the mail contains a code, it is entered on this
 * page, also after a reload.
 */
export default function PasswordResetPage({ next }: AccountPageProps) {
  const { status, stepsKnown } = useSession()
  const step = useResetStep()
  if (step.isShown) return <ResetByCode next={next} onLeave={step.leave} />
  // This tab requested a mail: the session will show whether a code is pending.
  const mayWait = status === 'guest' && !stepsKnown && mailedAddress.read() !== null
  return mayWait ? <Waiting /> : <RequestMail next={next} />
}

function Waiting() {
  const { t } = useTranslation(passwordResetMessages)
  usePageTitle(t('request.title'))
  return <FormCard title={t('request.title')} />
}

/**
 * Whether the form of the code is shown. It stays until the user leaves it, even when the flow is
 * no longer pending; another mail shows it again.
 */
export function useResetStep() {
  const { pendingFlow } = useSession()
  const pending = pendingFlow?.id === resetFlowId ? pendingFlow : null
  const [isShown, setShown] = useState(false)
  const [left, setLeft] = useState<Flow | null>(null)
  if (pending && pending !== left && !isShown) setShown(true)
  const leave = () => {
    setLeft(pending)
    setShown(false)
  }
  return { isShown, leave }
}

const { 'account-login-code': code } = accountRoutes

export function RequestMail({ next }: { next: string | null }) {
  const { t } = useTranslation(passwordResetMessages)
  const [email, setEmail] = useState(() => mailedAddress.read() ?? '')
  const { data: config } = useAuthConfig()
  const isByCode = config?.account.password_reset_by_code_enabled === true
  const submission = useSubmit({
    send: (values: { email: string }) => {
      setEmail(values.email)
      mailedAddress.keep(values.email)
      return requestPasswordReset(values.email).then(afterSignIn)
    },
  })
  // If a code is pending, the page renders its form by itself.
  const isSent = submission.answer?.kind === 'done'
  usePageTitle(t(isSent ? 'sent.title' : 'request.title'))
  if (isSent) {
    return <LinkSent email={email} next={next} onAnother={submission.reset} />
  }
  return (
    <FormCard
      title={t('request.title')}
      lead={t(isByCode ? 'request.leadCode' : 'request.lead')}
      foot={[
        <LoginLink key='login' next={next}>
          {t('request.login')}
        </LoginLink>,
        <SiteLink key='code' to={withNext(code.pattern, next)} prefetch={false}>
          {t('request.code')}
        </SiteLink>,
      ]}
    >
      <AddressAuthForm
        submission={submission}
        email={email}
        label={t('request.email')}
        submit={t(isByCode ? 'request.submitCode' : 'request.submit')}
      />
    </FormCard>
  )
}

interface LinkSentProps {
  email: string
  next: string | null
  onAnother: () => void
}

/** What happens next; the same text whether the address is known or not. */
export function LinkSent({ email, next, onAnother }: LinkSentProps) {
  const { t } = useTranslation(passwordResetMessages)
  return (
    <FormCard
      drawing={<Motif name='drop' />}
      title={t('sent.title')}
      lead={<p role='status'>{t('sent.lead', { email })}</p>}
      foot={[
        <LoginLink key='login' next={next}>
          {t('sent.login')}
        </LoginLink>,
      ]}
    >
      <div sx={styles.linkSentGrid}>
        <p sx={styles.noMail}>{t('sent.noMail')}</p>
        <ResendMail holds='link' resend={() => requestPasswordReset(email)} />
        <Button variant='quiet' wide onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </div>
    </FormCard>
  )
}

const styles = {
  linkSentGrid: { display: 'grid', gap: 3 },
  noMail: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
