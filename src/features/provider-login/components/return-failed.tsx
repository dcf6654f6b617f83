import { redirectErrors } from '../../../../contract/allauth/error-codes'
import {
  type ProviderReturnError,
  providerReturnErrors,
} from '../../../../contract/allauth/provider-return'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { authErrorText, problemsOf } from '../../../components/account/auth-problems'
import { Button } from '../../../components/button'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { SiteLink } from '../../../components/site-link'
import { type Text, useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { useSession } from '../../../session/use-session'
import { type ProviderLoginMessages, providerLoginMessages } from '../provider-login-texts'
import type { ReturnProblem } from '../provider-return'

interface ReturnFailedProps {
  problem: ReturnProblem
  next: string | null
  /** Null where the same again cannot help. */
  onAgain: (() => void) | null
}

/** Nobody was signed in: why, and other ways. */
export function ReturnFailed({ problem, next, onAgain }: ReturnFailedProps) {
  const text = useText(providerLoginMessages)
  const isMember = useSession().status === 'member'
  const login = withNext(accountRoutes['account-login'].pattern, next)
  return (
    <FormCard
      motif='ripple'
      title={text('failed.title')}
      lead={<p role='alert'>{reasonOf(problem, text)}</p>}
      foot={[
        onAgain && !isMember && (
          <SiteLink key='login' to={login} prefetch={false}>
            {text('failed.login')}
          </SiteLink>
        ),
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {text('failed.contact')}
        </SiteLink>,
      ]}
    >
      {onAgain ? (
        <Button size='lg' wide onClick={onAgain}>
          {text('failed.again')}
        </Button>
      ) : (
        <LinkButton
          to={isMember ? accountRoutes['account-providers'].pattern : login}
          prefetch={false}
          size='lg'
          wide
        >
          {text(isMember ? 'failed.accounts' : 'failed.loginButton')}
        </LinkButton>
      )}
    </FormCard>
  )
}

type RedirectError = ProviderReturnError | (typeof redirectErrors)[number]

/** Our own sentences first; what an address says is never shown as it stands there. */
function reasonOf(problem: ReturnProblem, text: Text<ProviderLoginMessages>): string {
  if (problem.kind === 'nothing') return text('failed.reasons.nothing')
  if (problem.kind === 'said') {
    if (isRedirectError(problem.error)) return text(`failed.reasons.${problem.error}`)
    return authErrorText({ code: problem.error, message: '' })
  }
  const { outcome } = problem
  if (outcome.kind === 'forbidden') return text('failed.reasons.signup_closed')
  if (outcome.kind === 'signedOut') return text('failed.reasons.flow_expired')
  const { fields = {}, form } = problemsOf(outcome)
  return form ?? Object.values(fields)[0] ?? text('failed.reasons.provider_failed')
}

function isRedirectError(error: string): error is RedirectError {
  return [...providerReturnErrors, ...redirectErrors].some((known) => known === error)
}
