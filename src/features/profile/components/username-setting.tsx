import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountForm, submitChange } from '#components/account/account-form'
import { Field } from '#components/form/field'
import { FormProblem, SubmitButton } from '#components/form/zod-form'
import type { UsernameChange } from '#contract/account/account-write'
import type { UserAccount } from '#contract/account/user-account'
import { changeUsername } from '#contract/endpoints/account'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { madeIfStored } from '#session/lost-answer'
import { lookAtProfile, useProfileChange } from '../api'
import { profileMessages, type UsernameForm, usernameFormSchema, usernameOf } from '../schema'
import { Setting } from './settings-group'

interface UsernameSettingProps {
  account: UserAccount
  /** Reads the form's values again; null where that fails. */
  reread: () => Promise<UsernameForm | null>
}

/** The public user name. */
export function UsernameSetting({ account, reread }: UsernameSettingProps) {
  const { t } = useTranslation(profileMessages)
  const mutation = useProfileChange({
    send: (body: UsernameChange) => call(changeUsername, { params: { id: account.id }, body }),
    look: async (body) => {
      const stored = await lookAtProfile(account.id)
      return madeIfStored(stored, body, usernameOf(account)) && body
    },
    done: t('username.done'),
  })
  return (
    <Setting anchor='username' title={t('username.title')}>
      <p sx={styles.seenAs}>
        <span>{t('username.seenAs')}</span> <strong dir='auto'>{account.displayName}</strong>
      </p>
      <p sx={styles.choice}>{t('username.choice')}</p>
      <AccountForm
        draft='username'
        schema={usernameFormSchema}
        initialValues={usernameOf(account)}
        reread={reread}
        label={t('username.title')}
        onSubmit={(form) => submitChange(mutation, form)}
        sx={styles.accountForm}
      >
        <FormProblem />
        <Field
          name='username'
          label={t('username.label')}
          hint={t('username.hint')}
          autoComplete='nickname'
          autoCapitalize='none'
          spellCheck={false}
        />
        <div>
          <SubmitButton variant='secondary'>{t('username.save')}</SubmitButton>
        </div>
      </AccountForm>
    </Setting>
  )
}

const styles = {
  accountForm: { display: 'grid', gap: 4 },
  seenAs: { m: 0, overflowWrap: 'anywhere' },
  choice: { m: 0, color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
