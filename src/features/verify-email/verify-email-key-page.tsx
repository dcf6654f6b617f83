import * as z from 'zod/mini'
import { emailVerification, emailVerificationHeader } from '../../../contract/allauth/key-checks'
import type { AccountPageProps } from '../../session/account-page-props'
import { AskForm } from '../../session/ask-form'
import { KeyUnclear } from '../../session/key-unclear'
import { useAsk } from '../../session/use-ask'
import { useKeyCheck } from '../../session/use-key-check'
import { useText } from '../../shared/i18n/texts'
import { FormCard } from '../../shared/ui/form-card'
import { usePageTitle } from '../../shared/ui/page-title'
import { LinkWrong } from './parts/link-wrong'
import { Verified } from './parts/verified'
import { verifyEmailTexts } from './verify-email-texts'

/** The page of the link in a mail: the key is looked at, then used once asked to (R073, R280). */
export function VerifyEmailKeyPage({ params: { key = '' }, next }: AccountPageProps) {
  const text = useText(verifyEmailTexts)
  const { state, again } = useKeyCheck({
    path: '/auth/email/verify',
    headers: { [emailVerificationHeader]: key },
    answer: emailVerification,
  })
  usePageTitle(text('link.title'))
  switch (state.value) {
    case 'checking':
      return <FormCard title={text('link.title')} lead={text('link.checking')} />
    case 'spent':
      return <Verified next={next} already />
    case 'wrong':
      return <LinkWrong next={next} />
    case 'unclear':
      return <KeyUnclear outcome={state.context.outcome} onAgain={again} />
    default:
      return (
        <ConfirmLink
          email={state.context.data?.data.email ?? ''}
          verificationKey={key}
          next={next}
        />
      )
  }
}

interface ConfirmLinkProps {
  email: string
  verificationKey: string
  next: string | null
}

/** One button; 200 and 401 are both a success (decision D26). */
function ConfirmLink({ email, verificationKey, next }: ConfirmLinkProps) {
  const text = useText(verifyEmailTexts)
  const ask = useAsk<object>({
    callOf: () => ({ method: 'POST', path: '/auth/email/verify', body: { key: verificationKey } }),
  })
  const { context, value } = ask.state
  if (value === 'over') return <Verified next={next} />
  if (value === 'ended') return <Verified next={next} already />
  if (context.outcome?.kind === 'refused') return <LinkWrong next={next} />
  return (
    <FormCard title={text('link.title')} lead={text('link.lead', { email })}>
      <AskForm ask={ask} schema={z.object({})} initialValues={{}} submit={text('link.submit')} />
    </FormCard>
  )
}
