/** @jsxImportSource theme-ui */
import { useMemo, useState } from 'react'
import { type UserAccount, userAccount } from '../../../../contract/account/user-account'
import { AccountForm } from '../../../components/account/account-form'
import { submitChange } from '../../../components/account/submit-change'
import { FormProblem } from '../../../components/form/form-problem'
import { SubmitButton } from '../../../components/form/submit-button'
import { useText } from '../../../lib/i18n/texts'
import { now } from '../../../lib/time/clock'
import {
  accountWriteOf,
  type ProfileForm,
  profileFormSchema,
  profileOf,
} from '../profile-form-schema'
import { profileMessages } from '../profile-texts'
import { useAccountChange } from '../use-account-change'
import { usePhoneRemoval } from '../use-phone-removal'
import { ProfileFields } from './profile-fields'
import { Setting } from './setting'

const dayLength = 10

/** What a person says about themselves. */
export function ProfileSetting({ account }: { account: UserAccount }) {
  const text = useText(profileMessages)
  const [today] = useState(() => new Date(now()).toISOString().slice(0, dayLength))
  const keepsPhone = usePhoneRemoval() === 'refused'
  /** The form as it was filled, or last saved, here: what differs from it the person changed. */
  const [known, setKnown] = useState(() => profileOf(account))
  const keptPhone = (keepsPhone && known.phone) || null
  const schema = useMemo(() => profileFormSchema(today, keptPhone), [today, keptPhone])
  const story = useAccountChange(
    (form: ProfileForm) => ({
      method: 'PUT',
      path: `/api/user/account/${account.id}`,
      body: accountWriteOf(form, known),
      answer: userAccount,
    }),
    text('profile.done'),
    setKnown,
  )
  return (
    <Setting title={text('profile.title')}>
      <AccountForm
        draft='profile'
        schema={schema}
        initialValues={profileOf(account)}
        label={text('profile.title')}
        onSubmit={(form) => submitChange(story, form)}
        sx={{ display: 'grid', gap: 4 }}
      >
        <FormProblem />
        <ProfileFields keepsPhone={keepsPhone} />
        <div>
          <SubmitButton>{text('profile.save')}</SubmitButton>
        </div>
      </AccountForm>
    </Setting>
  )
}
