import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { accountDraft, useAccountDraft } from '#components/account/account-draft'
import { AuthForm } from '#components/account/auth-form'
import { Button, LinkButton } from '#components/button'
import { DraftStore } from '#components/form/draft'
import { EmailField } from '#components/form/field'
import { emailRule } from '#components/form/text-rules'
import { Notice } from '#components/notice'
import { useFocusWhen } from '#components/use-focus-when'
import { addEmail, listEmails } from '#contract/endpoints/sign-in-account'
import { accountRoutes } from '#contract/paths/account-paths'
import { ApiError, problemOf } from '#lib/http/problem'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { authCall } from '#session/auth-request'
import { interruptedChange } from '#session/interrupted-change'
import { ifAbsent, sendThenLook } from '#session/lost-answer'
import { useSession } from '#session/session'
import { type Addresses, emailMessages, isBlocked } from '../api'
import type { EmailAddresses } from '../use-email-addresses'

const schema = z.object({ email: emailRule })
const interrupted = interruptedChange<string>()
const draftName = 'email-new'

interface AddAddressProps {
  emails: EmailAddresses
  /** The addresses that are there already. */
  known: Addresses
}

/**
 * A button that opens the form of a new address, which replaces the present one. After reauthentication, or a session that ended
 * meanwhile, the form is open at once.
 */
export function AddAddress({ emails, known }: AddAddressProps) {
  const { t } = useTranslation(emailMessages)
  const [written, setWritten] = useState(() => interrupted.take() ?? halfWritten())
  const [isLeft, setLeft] = useState(false)
  const open = useFocusWhen<HTMLButtonElement>(isLeft && written === null)
  if (written === null) {
    return (
      <div>
        <Button ref={open} variant='secondary' onClick={() => setWritten('')}>
          <Plus aria-hidden='true' size={20} />
          <span>{t('add.open')}</span>
        </Button>
      </div>
    )
  }
  const close = (left: boolean) => {
    setWritten(null)
    setLeft(left)
  }
  return <AddForm emails={emails} known={known} written={written} onClose={close} />
}

/** Empty if there is a draft, so that the form restores it; null if there is none. */
function halfWritten(): '' | null {
  return accountDraft(draftName).read().email ? '' : null
}

interface AddFormProps extends AddAddressProps {
  /** What was typed before reauthentication. */
  written: string
  /** `left`: no address was added. */
  onClose: (left: boolean) => void
}

function AddForm({ emails, known, written, onClose }: AddFormProps) {
  const { t } = useTranslation(emailMessages)
  const draft = useAccountDraft(draftName)
  const close = (left: boolean) => {
    draft.forget()
    onClose(left)
  }
  const submission = useSubmit({
    send: async ({ email }: { email: string }) => {
      try {
        await sendThenLook(
          () => authCall(addEmail, { body: { email } }),
          () => lookForAddress(email, known),
        )
        emails.whenAdded(email.toLowerCase())
        close(false)
      } catch (error) {
        if (problemOf(error).kind === 'reauthenticationRequired') interrupted.keep(email)
        throw error
      }
    },
  })
  const { problem } = submission
  const { user } = useSession()
  const primary = known.data.find((address) => address.primary)
  // The session names the primary address, too, which may be one that could not be read.
  const replaced = primary?.email ?? (known.leftOut > 0 ? user?.email : undefined)
  if (problem !== null && isBlocked(problem)) return <Blocked />
  return (
    <section aria-labelledby='new-address' sx={styles.addForm}>
      <h2 id='new-address' sx={styles.addFormHeading}>
        {t('add.title')}
      </h2>
      {replaced && <Notice>{t('add.replaces', { email: replaced })}</Notice>}
      <AuthForm
        submission={submission}
        schema={schema}
        initialValues={{ email: written }}
        submit={t('add.submit')}
      >
        <DraftStore draft={draft} />
        <EmailField name='email' label={t('add.label')} hint={t('add.hint')} autoComplete='email' />
      </AuthForm>
      <Button variant='quiet' onClick={() => close(true)}>
        {t('add.close')}
      </Button>
    </section>
  )
}

/** Looks whether an address was added, after a lost answer. */
async function lookForAddress(email: string, known: Addresses) {
  const isIn = ({ data }: Addresses) =>
    data.some((one) => one.email.toLowerCase() === email.toLowerCase())
  // One that could not be read before would pass for the new one.
  if (isIn(known) || known.leftOut > 0) throw new ApiError({ kind: 'unclear' })
  const read = await authCall(listEmails)
  return isIn(read) ? read : ifAbsent(read, null)
}

/** Why no address can be added, and where to change that. */
function Blocked() {
  const { t } = useTranslation(emailMessages)
  return (
    <Notice
      live
      title={t('blocked.title')}
      action={
        <LinkButton to={accountRoutes['account-2fa'].pattern} variant='secondary' size='sm'>
          {t('blocked.action')}
        </LinkButton>
      }
    >
      {t('blocked.sentence')}
    </Notice>
  )
}

const styles = {
  addForm: {
    display: 'grid',
    gap: 3,
    maxWidth: 'narrow',
    p: [4, 5],
    bg: 'surface',
    borderRadius: 'card',
  },
  addFormHeading: { fontSize: 'h3' },
} satisfies Record<string, ThemeUIStyleObject>
