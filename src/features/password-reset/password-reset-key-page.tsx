import { passwordReset, passwordResetHeader } from '../../../contract/allauth/key-checks'
import { KeyUnclear } from '../../components/account/key-unclear'
import { FormCard } from '../../components/form-card'
import { usePageTitle } from '../../components/page-title'
import { useText } from '../../lib/i18n/texts'
import type { AccountPageProps } from '../../session/account-page-props'
import { useKeyCheck } from '../../session/use-key-check'
import { KeyWrong } from './components/key-wrong'
import { NewPasswordForm } from './components/new-password-form'
import { passwordResetMessages } from './password-reset-texts'

/** The page of the link in a mail: a new password for whom the key belongs to (R083, R283). */
export function PasswordResetKeyPage({ params: { key = '' } }: AccountPageProps) {
  const text = useText(passwordResetMessages)
  const { state, again } = useKeyCheck({
    path: '/auth/password/reset',
    headers: { [passwordResetHeader]: key },
    answer: passwordReset,
  })
  usePageTitle(text('key.title'))
  switch (state.value) {
    case 'checking':
      return <FormCard title={text('key.title')} lead={text('key.checking')} />
    case 'good':
      return (
        <NewPasswordForm
          resetKey={key}
          user={state.context.data?.data.user}
          refused={<KeyWrong />}
        />
      )
    case 'unclear':
      return <KeyUnclear outcome={state.context.outcome} onAgain={again} />
    default:
      return <KeyWrong />
  }
}
