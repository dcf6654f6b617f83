import { useMemo, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountForm, submitChange } from '#components/account/account-form'
import { Field, TextAreaField } from '#components/form/field'
import { FormProblem, SubmitButton } from '#components/form/zod-form'
import { earliestBirth } from '#contract/account/birth-date'
import type { UserAccount } from '#contract/account/user-account'
import { changeAccount } from '#contract/endpoints/account'
import { athensDay } from '#contract/wire/athens-time'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { madeIfStored } from '#session/lost-answer'
import { lookAtProfile, useProfileChange } from '../api'
import {
  accountWriteOf,
  type ProfileForm,
  profileFormSchema,
  profileMessages,
  profileOf,
} from '../schema'
import { Setting } from './settings-group'

interface ProfileSettingProps {
  account: UserAccount
  /** Reads the form's values again; null where that fails. */
  reread: () => Promise<ProfileForm | null>
}

/** The values of the form, and those that are stored. */
interface ProfileChange {
  form: ProfileForm
  stored: ProfileForm
}

/** The form of the personal data. */
export function ProfileSetting({ account, reread }: ProfileSettingProps) {
  const { t } = useTranslation(profileMessages)
  const [today] = useState(() => athensDay(now()))
  const schema = useMemo(() => profileFormSchema(today), [today])
  const mutation = useProfileChange({
    send: ({ form, stored }: ProfileChange) =>
      call(changeAccount, {
        params: { id: account.id },
        body: accountWriteOf(form, stored),
      }),
    look: async ({ form, stored }) =>
      madeIfStored(
        await lookAtProfile(account.id),
        accountWriteOf(form, stored),
        accountWriteOf(stored, form),
      ),
    done: t('profile.done'),
  })
  return (
    <Setting anchor='profile' title={t('profile.title')}>
      <AccountForm
        draft='profile'
        schema={schema}
        initialValues={profileOf(account)}
        label={t('profile.title')}
        reread={reread}
        onSubmit={(form, stored) => submitChange(mutation, { form, stored })}
        sx={styles.accountForm}
      >
        <FormProblem />
        <ProfileFields today={today} />
        <div>
          <SubmitButton>{t('profile.save')}</SubmitButton>
        </div>
      </AccountForm>
    </Setting>
  )
}

interface ProfileFieldsProps {
  /** `YYYY-MM-DD` in Athens. */
  today: string
}

/** All fields are optional. */
function ProfileFields({ today }: ProfileFieldsProps) {
  const { t } = useTranslation(profileMessages)
  const labelled = (name: keyof ProfileForm) => ({ name, label: t(`profile.${name}`) })
  return (
    <>
      <div sx={styles.profileFields}>
        <Field {...labelled('firstName')} autoComplete='given-name' />
        <Field {...labelled('lastName')} autoComplete='family-name' />
        <Field {...labelled('phone')} type='tel' inputMode='tel' autoComplete='tel' />
        <Field
          {...labelled('birthDate')}
          type='date'
          min={earliestBirth(today)}
          max={today}
          autoComplete='bday'
        />
        <Field {...labelled('city')} autoComplete='address-level2' />
      </div>
      <Field
        {...labelled('website')}
        hint={t('profile.websiteHint')}
        type='url'
        inputMode='url'
        autoComplete='url'
      />
      <TextAreaField {...labelled('bio')} rows={4} autoComplete='off' />
    </>
  )
}

const styles = {
  accountForm: { display: 'grid', gap: 4 },
  profileFields: {
    display: 'grid',
    gap: 4,
    alignItems: 'start',
    gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'],
  },
} satisfies Record<string, ThemeUIStyleObject>
