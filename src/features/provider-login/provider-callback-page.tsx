import { useActorRef, useSelector } from '@xstate/react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { fromPromise } from 'xstate'
import { authErrorText, sentenceOf } from '#components/account/auth-problems'
import { BusyMark } from '#components/brand-mark'
import { Button, LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { redirectErrors } from '#contract/allauth/error-codes'
import { encryptedTokenHeader } from '#contract/allauth/key-checks'
import {
  type OauthParams,
  type ProviderReturnError,
  providerReturnErrors,
} from '#contract/allauth/provider-return'
import { readProviderReturn } from '#contract/endpoints/session'
import { readSignInSession, signInByProvider } from '#contract/endpoints/sign-in-session'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { call } from '#lib/http/call'
import { problemOf } from '#lib/http/problem'
import type { Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import { rewriteAddress } from '#lib/navigation/write-address'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { type SignInStep, signInStep } from '#session/auth-request'
import { useSession } from '#session/session'
import { type ProviderLoginMessages, providerLoginMessages } from './provider-login-messages'
import {
  type PendingReturn,
  providerReturnMachine,
  type ReturnProblem,
  readReturnAddress,
} from './provider-return-machine'

/** The page a provider redirects to: signs the user in, or shows why not. */
export default function ProviderCallbackPage({ next }: AccountPageProps) {
  const { t } = useTranslation(providerLoginMessages)
  const actor = useActorRef(providerReturn, {
    input: readReturnAddress(window.location.search),
  })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const problem = value === 'failed' || value === 'unclear' ? context.problem : null
  usePageTitle(t(problem ? 'failed.title' : 'title'))
  if (problem) {
    const retry = value === 'unclear' ? () => actor.send({ type: 'retry' }) : null
    return <ReturnFailed problem={problem} next={next} onRetry={retry} />
  }
  return (
    <FormCard
      title={t('title')}
      lead={
        <p role='status' sx={styles.working}>
          <BusyMark />
          <span>{t('working')}</span>
        </p>
      }
    />
  )
}

interface ReturnFailedProps {
  problem: ReturnProblem
  next: string | null
  /** Null if a retry cannot help. */
  onRetry: (() => void) | null
}

/** The reason for a failed sign-in, with alternatives. */
export function ReturnFailed({ problem, next, onRetry }: ReturnFailedProps) {
  const { t } = useTranslation(providerLoginMessages)
  const isMember = useSession().status === 'member'
  const login = withNext(accountRoutes['account-login'].pattern, next)
  return (
    <FormCard
      drawing={<Motif name='ripple' />}
      title={t('failed.title')}
      lead={<p role='alert'>{reasonOf(problem, t)}</p>}
      foot={[
        onRetry && !isMember && (
          <SiteLink key='login' to={login} prefetch={false}>
            {t('failed.login')}
          </SiteLink>
        ),
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {t('failed.contact')}
        </SiteLink>,
      ]}
    >
      {onRetry ? (
        <Button size='lg' wide onClick={onRetry}>
          {t('failed.again')}
        </Button>
      ) : (
        <LinkButton
          to={isMember ? accountRoutes['account-providers'].pattern : login}
          prefetch={false}
          size='lg'
          wide
        >
          {t(isMember ? 'failed.accounts' : 'failed.loginButton')}
        </LinkButton>
      )}
    </FormCard>
  )
}

type RedirectError = ProviderReturnError | (typeof redirectErrors)[number]

/** Our own message; text of the URL is never shown. */
function reasonOf(problem: ReturnProblem, text: Text<ProviderLoginMessages>): string {
  if (problem.kind === 'nothing') return text('failed.reasons.nothing')
  if (problem.kind === 'address') {
    if (isRedirectError(problem.error)) return text(`failed.reasons.${problem.error}`)
    return authErrorText({ code: problem.error, message: '' })
  }
  const { kind } = problem.problem
  if (kind === 'forbidden') return text('failed.reasons.signup_closed')
  if (kind === 'signedOut') return text('failed.reasons.flow_expired')
  return sentenceOf(problem.problem) ?? text('failed.reasons.provider_failed')
}

function isRedirectError(error: string): error is RedirectError {
  return [...providerReturnErrors, ...redirectErrors].some((known) => known === error)
}

const { 'account-provider-callback': callback, 'account-providers': providers } = accountRoutes

/** The machine with its requests to the gateway. */
export const providerReturn = providerReturnMachine.provide({
  actors: {
    readPending: fromPromise(readPending),
    passOn: fromPromise<unknown, OauthParams | null>(async ({ input }) => input && passOn(input)),
    decryptSession: fromPromise<unknown, string | null>(({ input }) => {
      rewriteAddress(callback.pattern)
      const headers = { [encryptedTokenHeader]: input ?? '' }
      return signInStep(readSignInSession, { headers }).then(afterSignIn)
    }),
  },
  actions: {
    // A sign-in has gone on already; connecting an account goes back to where it began.
    'go on': (_, params) => {
      if (params?.process === 'connect')
        goTo(params.redirect ?? providers.pattern, { replace: true })
    },
  },
})

async function readPending(): Promise<PendingReturn> {
  try {
    const params = await call(readProviderReturn)
    return { kind: 'held', params }
  } catch (error) {
    if (problemOf(error).kind === 'missing') return { kind: 'nothing' }
    throw error
  }
}

/** A sign-in puts `next` into the URL first, as on the other sign-in pages, and then goes on. */
async function passOn({ provider, process, redirect }: OauthParams): Promise<SignInStep> {
  if (process === 'login') rewriteAddress(withNext(callback.pattern, redirect ?? null))
  const body = { provider, process }
  const step = await signInStep(signInByProvider, { body })
  return process === 'login' ? afterSignIn(step) : step
}

const styles = {
  working: { display: 'flex', alignItems: 'center', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
