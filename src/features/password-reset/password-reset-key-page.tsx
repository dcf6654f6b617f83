import { passwordReset, passwordResetHeader } from '../../../contract/allauth/key-checks'
import type { AccountPageProps } from '../../session/account-page-props'
import { KeyUnclear } from '../../session/key-unclear'
import { useKeyCheck } from '../../session/use-key-check'
import { useText } from '../../shared/i18n/texts'
import { FormCard } from '../../shared/ui/form-card'
import { usePageTitle } from '../../shared/ui/page-title'
import { KeyWrong } from './parts/key-wrong'
import { NewPasswordForm } from './parts/new-password-form'
import { passwordResetTexts } from './password-reset-texts'

/** The page of the link in a mail: a new password for whom the key belongs to (R083, R283). */
export function PasswordResetKeyPage({ params: { key = '' } }: AccountPageProps) {
  const text = useText(passwordResetTexts)
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
