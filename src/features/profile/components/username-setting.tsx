/** @jsxImportSource theme-ui */
import type { UserAccount } from '../../../../contract/account/user-account'
import { type UsernameChange, usernameChanged } from '../../../../contract/account/username-change'
import { AccountForm } from '../../../components/account/account-form'
import { submitChange } from '../../../components/account/submit-change'
import { Field } from '../../../components/form/field'
import { FormProblem } from '../../../components/form/form-problem'
import { SubmitButton } from '../../../components/form/submit-button'
import { useText } from '../../../lib/i18n/texts'
import { usernameFormSchema } from '../profile-form-schema'
import { profileMessages } from '../profile-texts'
import { useAccountChange } from '../use-account-change'
import { Setting } from './setting'

/** The name that others see. */
export function UsernameSetting({ account: { id, username } }: { account: UserAccount }) {
  const text = useText(profileMessages)
  const story = useAccountChange(
    (body: UsernameChange) => ({
      method: 'POST',
      path: `/api/user/account/${id}/change-username`,
      body,
      answer: usernameChanged,
    }),
    text('username.done'),
  )
  return (
    <Setting title={text('username.title')}>
      <AccountForm
        draft='username'
        schema={usernameFormSchema}
        initialValues={{ username: username ?? '' }}
        label={text('username.title')}
        onSubmit={(form) => submitChange(story, form)}
        sx={{ display: 'grid', gap: 4 }}
      >
        <FormProblem />
        <Field
          name='username'
          label={text('username.label')}
          hint={text('username.hint')}
          autoComplete='nickname'
          autoCapitalize='none'
          spellCheck={false}
        />
        <div>
          <SubmitButton variant='secondary'>{text('username.save')}</SubmitButton>
        </div>
      </AccountForm>
    </Setting>
  )
}
