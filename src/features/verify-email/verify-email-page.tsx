import { type ReactNode, useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { isExpired } from '#components/account/auth-form'
import { announceEmailChanged, verifyNewEmail } from '#components/account/email-changed'
import { MailedCode, type MailedCodeValues, mailedCodeTries } from '#components/account/mailed-code'
import { ResendMail } from '#components/account/resend-mail'
import { FormCard, LoginLink } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { mailedCodeMinutes } from '#contract/allauth/mailed-code-life'
import { listEmails, mailVerification } from '#contract/endpoints/sign-in-account'
import { accountRoutes } from '#contract/paths/account-paths'
import { createBackgroundPause } from '#lib/http/background-pause'
import { problemOf } from '#lib/http/problem'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { authCall } from '#session/auth-request'
import { mailedAddress, onEmailVerified } from '#session/mail-confirmation'
import { useSession } from '#session/session'
import { readSessionSteps, resendVerification, verifyEmail } from '#session/sign-in-calls'
import { useAccountQuery } from '#session/use-account-query'
import { useAuthConfig } from '#session/use-auth-config'
import {
  CodeExpired,
  LinkWrong,
  Verified,
  verifyEmailMessages,
} from './components/verification-ends'

/** How often a member's addresses are polled until the link is opened, in ms. */
const pollIntervalMs = 10_000

/** Takes the code that was mailed after signing up, or for a member's new address. */
export default function VerifyEmailPage({ next }: AccountPageProps) {
  const { t } = useTranslation(verifyEmailMessages)
  const [email] = useState(mailedAddress.read)
  const { data: config, isPending } = useAuthConfig()
  const isMember = useSession().status === 'member'
  const [wasMember] = useState(isMember)
  const isByLink = config?.account.email_verification_by_code_enabled === false
  const link = useLinkElsewhere(email, isByLink)
  const whenChanged = () => {
    mailedAddress.forget()
    announceEmailChanged(email)
  }
  const submission = useSubmit({
    send: async ({ code }: MailedCodeValues) => {
      if (wasMember) return verifyNewEmail(code, whenChanged)
      const step = await verifyEmail(code)
      if (step.kind === 'signedIn') mailedAddress.forget()
      return afterSignIn(step)
    },
    tries: mailedCodeTries,
  })
  const foot = useWaysBack(next)
  usePageTitle(t('code.title'))
  if (isExpired(submission)) return <CodeExpired next={next} />
  // A guest who is signed in by this goes on; a member stays on the page.
  const isVerified = submission.problem?.kind === 'signedOut' || (wasMember && submission.answer)
  if (isVerified) return <Verified next={next} />
  if (link === 'verified') return <Verified next={next} />
  if (link === 'lapsed') return <LinkWrong why='lapsed' next={next} />
  if (isByLink) return <AwaitLink email={email} isMember={isMember} foot={foot} />
  if (isPending) return <FormCard title={t('code.title')} />
  return (
    <MailedCode
      title={t('code.title')}
      lead={
        <>
          <p>{email === null ? t('code.sent') : t('code.sentTo', { email })}</p>
          <p>{t('code.rules', { count: mailedCodeMinutes })}</p>
        </>
      }
      submission={submission}
      submit={t('code.submit')}
      resend={() => resendMail(isMember ? email : null)}
      instead={t(isMember ? 'code.insteadMember' : 'code.instead')}
      foot={foot}
    />
  )
}

/**
 * Whether the mailed link was opened elsewhere: by another tab's message, by polling a member's
 * addresses, or, for a sign-up, by reading the session when the page becomes visible. A guest who
 * opens it on another device is not detected: the service does not notify this session.
 */
function useLinkElsewhere(email: string | null, isByLink: boolean): 'verified' | 'lapsed' | null {
  const [isTold, setTold] = useState(false)
  const { status, stepsKnown, pendingFlow } = useSession()
  const isMember = status === 'member'
  const addresses = useAccountQuery(listEmails, {
    enabled: isByLink && isMember,
    freshFor: 0,
    pollMs: () => pollIntervalMs,
  })
  useEffect(() => {
    if (!isByLink) return
    return onEmailVerified((verified) => {
      if (email === null || verified.toLowerCase() === email.toLowerCase()) setTold(true)
    })
  }, [isByLink, email])
  useEffect(() => {
    if (!isByLink || isMember) return
    const left = new AbortController()
    const { signal } = left
    const pause = createBackgroundPause()
    const look = async () => {
      if (document.visibilityState !== 'visible' || pause.leftMs() > 0) return
      try {
        const step = await readSessionSteps(signal)
        pause.clear()
        await afterSignIn(step)
      } catch (error) {
        const problem = problemOf(error)
        // The sign-up is still pending, which is an answer.
        if (problem.kind === 'unreachable' || problem.kind === 'rateLimited') pause.failed(problem)
        else pause.clear()
      }
    }
    const onReturn = () => void look()
    document.addEventListener('visibilitychange', onReturn, { signal })
    return () => left.abort()
  }, [isByLink, isMember])
  if (!isByLink) return null
  const { data: read } = addresses
  const isSeen = isMember && read?.leftOut === 0 && read.data.every(({ verified }) => verified)
  if (isTold || isSeen) return 'verified'
  return status === 'guest' && stepsKnown && pendingFlow === null ? 'lapsed' : null
}

function useWaysBack(next: string | null) {
  const { t } = useTranslation(verifyEmailMessages)
  const { status } = useSession()
  if (status === 'member') {
    return [
      <SiteLink key='account' to={accountRoutes.account.pattern} prefetch={false}>
        {t('code.account')}
      </SiteLink>,
    ]
  }
  const { 'account-signup': signup } = accountRoutes
  return [
    <SiteLink key='another' to={withNext(signup.pattern, next)} prefetch={false}>
      {t('code.another')}
    </SiteLink>,
    <LoginLink key='login' next={next}>
      {t('code.login')}
    </LoginLink>,
  ]
}

interface AwaitLinkProps {
  /** Where the mail was sent; null if unknown to this tab. */
  email: string | null
  isMember: boolean
  foot: readonly ReactNode[]
}

/** Waits for the link of a mail without a code. */
export function AwaitLink({ email, isMember, foot }: AwaitLinkProps) {
  const { t } = useTranslation(verifyEmailMessages)
  usePageTitle(t('await.title'))
  return (
    <FormCard
      drawing={<Motif name='drop' />}
      title={t('await.title')}
      lead={email === null ? t('await.sent') : t('await.sentTo', { email })}
      foot={foot}
    >
      <div sx={styles.awaitLinkGrid}>
        <p sx={styles.noMail}>{t('await.noMail')}</p>
        <ResendMail
          holds='link'
          resend={() => resendMail(isMember ? email : null)}
          instead={t(isMember ? 'await.insteadMember' : 'await.instead')}
        />
        {!isMember && <p sx={styles.noMail}>{t('await.otherDevice')}</p>}
      </div>
    </FormCard>
  )
}

/**
 * Resends the mail: for a member's address like the page of addresses, for a sign-up if the
 * service offers it.
 * @param email the member's address; null for a sign-up
 */
function resendMail(email: string | null): Promise<unknown> {
  return email === null ? resendVerification() : authCall(mailVerification, { body: { email } })
}

const styles = {
  awaitLinkGrid: { display: 'grid', gap: 3 },
  noMail: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
