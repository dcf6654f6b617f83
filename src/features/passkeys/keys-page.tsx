import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ThemeUIStyleObject } from 'theme-ui'
import { submitChange } from '#components/account/account-form'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { LinkButton } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { Dialog } from '#components/dialog'
import { Field } from '#components/form/field'
import type { SubmitProblems } from '#components/form/validation'
import { FormProblem, SubmitButton, ZodForm } from '#components/form/zod-form'
import { Notice } from '#components/notice'
import { RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import type { Authenticator, WebauthnAuthenticator } from '#contract/allauth/account-answers'
import type { AnswerOf } from '#contract/endpoints/endpoint'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { accountRoutes } from '#contract/paths/account-paths'
import { problemOf } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import { type AccountChange, useAccountChange } from '#session/use-account-change'
import { queryKeyOf, useAccountQuery } from '#session/use-account-query'
import { changeKey, interruptedKeyChange, type KeyChange, lookForKey, tellKnownKeys } from './api'
import { KeyList } from './components/key-list'
import { keyNameForm, passkeysMessages } from './passkeys-form'

/** The user's security keys and passkeys (`/account/2fa/webauthn`). */
export default function KeysPage() {
  const { t } = useTranslation(passkeysMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useAccountQuery(listAuthenticators)
  const [renaming, setRenaming] = useState<NamedKey | null>(null)
  const changes = useKeyChanges(() => {
    // Beside an open dialog nothing takes the focus.
    flushSync(() => setRenaming(null))
    heading.current?.focus()
  })
  const remove = ({ id, name }: WebauthnAuthenticator) => {
    const change = { kind: 'remove', id, name: name || t('unnamed') } as const
    changes.consider(change)
  }
  return (
    <>
      <TitledHeading ref={heading} title={t('title')}>
        {t('lead')}
      </TitledHeading>
      <div sx={styles.keysPage}>
        {renaming === null && <ChangeProblem mutation={changes} />}
        <div sx={styles.accountReadBox}>
          <AccountRead query={query} skeleton={<RowListSkeleton rows={2} />}>
            {({ data, leftOut }) => (
              <KeyList
                keys={data.filter((one) => one.type === 'webauthn')}
                leftOut={leftOut}
                onRename={setRenaming}
                onRemove={remove}
              />
            )}
          </AccountRead>
        </div>
        <LinkButton to={accountRoutes['account-2fa-webauthn-add'].pattern}>
          <Plus size={20} aria-hidden='true' />
          <span>{t('add')}</span>
        </LinkButton>
      </div>
      <KeyDialogs changes={changes} renaming={renaming} all={query.data} onRename={setRenaming} />
    </>
  )
}

/** @param onDone moves the focus, as the focused element may be gone */
function useKeyChanges(onDone: () => void) {
  const { t } = useTranslation(passkeysMessages)
  const queries = useQueryClient()
  return useAccountChange<KeyChange>({
    interrupted: interruptedKeyChange,
    look: async (change) => {
      const seen = await lookForKey(change)
      await queries.invalidateQueries({ queryKey: queryKeyOf(listAuthenticators) })
      return seen
    },
    carryOut: async (change) => {
      const reread = () => queries.invalidateQueries({ queryKey: queryKeyOf(listAuthenticators) })
      try {
        const answer = await changeKey(change)
        await reread()
        return answer
      } catch (error) {
        // Another tab may have changed the keys.
        if (problemOf(error).kind !== 'reauthenticationRequired') await reread()
        throw error
      }
    },
    onDone: ({ kind, name }) => {
      showToast({ tone: 'success', title: t(`${kind}.done`, { name }) })
      if (kind === 'remove') void tellKnownKeys()
      onDone()
    },
  })
}

type NamedKey = Pick<WebauthnAuthenticator, 'id' | 'name'>

interface KeyDialogsProps {
  changes: AccountChange<KeyChange>
  renaming: NamedKey | null
  /** All authenticators of the user; undefined until they are known. */
  all: AnswerOf<typeof listAuthenticators> | undefined
  onRename: (key: NamedKey | null) => void
}

/**
 * The dialogs of the keys' page. A change that reauthentication interrupted opens its dialog again,
 * filled in.
 */
export function KeyDialogs({ changes, renaming, all, onRename }: KeyDialogsProps) {
  const { t } = useTranslation(passkeysMessages)
  const asked = changes.status === 'confirming' ? changes.change : null
  const drop = () => {
    onRename(null)
    changes.cancel()
    changes.dismiss()
  }
  const named = asked?.kind === 'rename' ? asked : renaming
  const rename = (key: NamedKey, name: string) => {
    // It stays open until the name is saved, so that it is not typed in vain.
    onRename(key)
    return submitChange(changes, { kind: 'rename', id: key.id, name })
  }
  return (
    <>
      {named && (
        <RenameDialog
          name={named.name}
          isResumed={asked !== null}
          onRename={(name) => rename(named, name)}
          onCancel={drop}
        />
      )}
      <ConfirmDialog
        // Not before it is known what goes with the key: the list says why it cannot be read.
        open={asked?.kind === 'remove' && all !== undefined}
        title={t('remove.title', { name: asked?.name ?? '' })}
        confirmLabel={t('remove.confirm')}
        onConfirm={changes.confirm}
        onCancel={drop}
      >
        <p>{t('remove.sentence')}</p>
        {all && isLastFactor(all.data) && (
          <p>{t(all.leftOut > 0 ? 'remove.perhapsLast' : 'remove.last')}</p>
        )}
      </ConfirmDialog>
    </>
  )
}

/** Whether it is the last second factor of those that are known: recovery codes are removed with it. */
function isLastFactor(all: readonly Authenticator[]): boolean {
  return all.filter(({ type }) => type !== 'recovery_codes').length === 1
}

interface RenameDialogProps {
  name: string
  /** Reauthentication interrupted it. */
  isResumed: boolean
  onRename: (name: string) => Promise<SubmitProblems>
  onCancel: () => void
}

/** Dialog for a key's new name. */
export function RenameDialog({ name, isResumed, onRename, onCancel }: RenameDialogProps) {
  const { t } = useTranslation(passkeysMessages)
  return (
    <Dialog open onClose={onCancel} title={t('rename.title')} size='sm'>
      <ZodForm
        schema={keyNameForm}
        initialValues={{ name }}
        onSubmit={(form) => onRename(form.name)}
        sx={styles.zodForm}
      >
        {isResumed && <Notice>{t('resumed')}</Notice>}
        <FormProblem />
        <Field name='name' label={t('rename.label')} autoComplete='off' />
        <SubmitButton wide>{t('rename.submit')}</SubmitButton>
      </ZodForm>
    </Dialog>
  )
}

const styles = {
  keysPage: { display: 'grid', justifyItems: 'start', gap: 4, '& > *': { minWidth: 0 } },
  accountReadBox: { width: '100%' },
  zodForm: { display: 'grid', gap: 4, pt: 1 },
} satisfies Record<string, ThemeUIStyleObject>
