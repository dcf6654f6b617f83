import { useState } from 'react'
import { showToast } from '../../components/show-toast'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { interruptedChange } from '../../session/interrupted-change'
import { useAsk } from '../../session/use-ask'
import { useSession } from '../../session/use-session'
import { PasswordChanged } from './components/password-changed'
import { PasswordForm } from './components/password-form'
import { bodyOf, type PasswordChange } from './password-change-schema'
import { passwordChangeMessages } from './password-change-texts'

/** That there was a change; the passwords themselves are kept nowhere. */
const interrupted = interruptedChange<true>()

/** Changes the password, or sets the first one of a person who signs in by other means (R055). */
export function PasswordChangePage() {
  const text = useText(passwordChangeMessages)
  const { user } = useSession()
  const [hadPassword] = useState(user?.has_usable_password ?? true)
  const [wasInterrupted] = useState(() => interrupted.take() !== null)
  const ask = useAsk<PasswordChange>({
    callOf: (change) => ({
      method: 'POST',
      path: '/account/password/change',
      body: bodyOf(change),
    }),
    onOutcome: ({ kind }) => {
      if (kind === 'proofNeeded') interrupted.keep(true)
      // Some versions of the service sign out everywhere, here too.
      if (kind === 'signedOut') showToast(signInAgain())
    },
  })
  const isDone = ask.state.matches('over') && ask.state.context.outcome?.kind === 'signedIn'
  if (isDone) return <PasswordChanged hadPassword={hadPassword} />
  return (
    <>
      <TitledHeading title={text('title')}>{text(hadPassword ? 'change' : 'first')}</TitledHeading>
      <PasswordForm ask={ask} hasPassword={hadPassword} wasInterrupted={wasInterrupted} />
    </>
  )
}

function signInAgain() {
  return {
    tone: 'info',
    title: passwordChangeMessages.text('signInAgain.title'),
    description: passwordChangeMessages.text('signInAgain.sentence'),
    persistent: true,
  } as const
}
