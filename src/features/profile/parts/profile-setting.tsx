/** @jsxImportSource theme-ui */
import { useState } from 'react'
import { type UserAccount, userAccount } from '../../../../contract/account/user-account'
import { OwnForm } from '../../../session/own-form'
import { submitChange } from '../../../session/submit-change'
import { FormProblem } from '../../../shared/form/form-problem'
import { SubmitButton } from '../../../shared/form/submit-button'
import { useText } from '../../../shared/i18n/texts'
import { now } from '../../../shared/time/clock'
import {
  accountWriteOf,
  type ProfileForm,
  profileFormSchema,
  profileOf,
} from '../profile-form-schema'
import { profileTexts } from '../profile-texts'
import { useAccountChange } from '../use-account-change'
import { ProfileFields } from './profile-fields'
import { Setting } from './setting'

const dayLength = 10

/** What a person says about themselves. */
export function ProfileSetting({ account }: { account: UserAccount }) {
  const text = useText(profileTexts)
  const [schema] = useState(() =>
    profileFormSchema(new Date(now()).toISOString().slice(0, dayLength)),
  )
  const story = useAccountChange(
    (form: ProfileForm) => ({
      method: 'PUT',
      path: `/api/user/account/${account.id}`,
      body: accountWriteOf(form),
      answer: userAccount,
    }),
    text('profile.done'),
  )
  return (
    <Setting title={text('profile.title')}>
      <OwnForm
        draft='profile'
        schema={schema}
        initialValues={profileOf(account)}
        label={text('profile.title')}
        onSubmit={(form) => submitChange(story, form)}
        sx={{ display: 'grid', gap: 4 }}
      >
        <FormProblem />
        <ProfileFields />
        <div>
          <SubmitButton>{text('profile.save')}</SubmitButton>
        </div>
      </OwnForm>
    </Setting>
  )
}
