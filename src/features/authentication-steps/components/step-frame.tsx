import type { ReactNode } from 'react'
import { isClosed, isExpired } from '#components/account/auth-form'
import { LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { Motif } from '#components/motif'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import type { ApiProblem } from '#lib/http/problem'
import type { Submission } from '#lib/http/use-submit'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import authenticationSteps from '#locales/el/authentication-steps.json'
import { type StepMethod, type StepPurpose, stepPagePath, useStepMethods } from '../step-methods'

/** Messages of second factors and of reauthentication. */
export const stepMessages = addMessages('authentication-steps', authenticationSteps)

interface StepFrameProps {
  purpose: StepPurpose
  method: StepMethod
  next: string | null
  /** Called when a link to another page is followed. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}

/** A card for one authentication method, with links to the user's other ones that keep `next`. */
export function StepFrame({ purpose, method, next, onLeave, children }: StepFrameProps) {
  const { t } = useTranslation(stepMessages)
  const title = t(`${method}.title`)
  const others = useStepMethods(purpose).methods.filter((other) => other !== method)
  usePageTitle(title)
  return (
    <FormCard
      title={title}
      lead={t(`${purpose}.lead`)}
      foot={[
        ...others.map((other) => (
          <SiteLink
            key={other}
            to={withNext(stepPagePath(purpose, other), next)}
            prefetch={false}
            onClick={onLeave}
          >
            {t(`${other}.way`)}
          </SiteLink>
        )),
        <LeaveLink key='leave' purpose={purpose} onLeave={onLeave} />,
      ]}
    >
      {children}
    </FormCard>
  )
}

/** Link that leaves the step: guests start signing in again, members return to the account. */
function LeaveLink({ purpose, onLeave }: Pick<StepFrameProps, 'purpose' | 'onLeave'>) {
  const { t } = useTranslation(stepMessages)
  const isMember = purpose === 'reauthenticate'
  const to = accountRoutes[isMember ? 'account' : 'account-login'].pattern
  return (
    <SiteLink to={to} prefetch={false} onClick={onLeave}>
      {t(isMember ? 'leave' : 'startAgain')}
    </SiteLink>
  )
}

/** The service no longer expects this step: sign in again. */
export function StepExpired({ next }: { next: string | null }) {
  const { t } = useTranslation(stepMessages)
  usePageTitle(t('lapsed.title'))
  return (
    <FormCard title={t('lapsed.title')} lead={t('lapsed.sentence')} drawing={<Motif name='drop' />}>
      <LinkButton to={withNext(accountRoutes['account-login'].pattern, next)} size='lg' wide>
        {t('lapsed.action')}
      </LinkButton>
    </FormCard>
  )
}

interface CodeHintProps {
  method: 'totp' | 'recovery_codes' | 'password'
  /** Why the last try failed. */
  problem: ApiProblem | null
}

/** Hint after a refused code or password; renders nothing without a refusal. */
export function CodeHint({ method, problem }: CodeHintProps) {
  const { t } = useTranslation(stepMessages)
  const codes = problem?.kind === 'refused' ? problem.errors.map(({ code }) => code) : []
  if (codes.includes('too_many_login_attempts')) {
    return (
      <Notice tone='warning' live title={t('hints.tooManyTitle')}>
        {t('hints.tooMany')}
      </Notice>
    )
  }
  if (method === 'password' || !codes.includes('incorrect_code')) return null
  const hint = method === 'totp' ? 'clock' : 'usedCode'
  return <Notice title={t(`hints.${hint}Title`)}>{t(`hints.${hint}`)}</Notice>
}

/** Whether the service no longer expects the step that a form belongs to. */
export function isStepExpired(
  submission: Pick<Submission<never, unknown>, 'problem' | 'isUsedUp'>,
): boolean {
  return isExpired(submission) || isClosed(submission) || submission.problem?.kind === 'signedOut'
}
