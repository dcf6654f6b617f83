/** @jsxImportSource theme-ui */
import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { emailAddresses } from '../../../../contract/allauth/email-address'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { AuthForm } from '../../../components/account/auth-form'
import { ownDraft, useAccountDraft } from '../../../components/account/use-account-draft'
import { Button } from '../../../components/button'
import { DraftStore } from '../../../components/form/draft-keeper'
import { EmailField } from '../../../components/form/email-field'
import { emailRule } from '../../../components/form/email-rule'
import { LinkButton } from '../../../components/link-button'
import { Notice } from '../../../components/notice'
import { useFocusWhen } from '../../../components/use-focus-when'
import { useText } from '../../../lib/i18n/texts'
import { interruptedChange } from '../../../session/interrupted-change'
import { useAsk } from '../../../session/use-ask'
import { isBlocked } from '../email-change'
import { emailMessages } from '../email-texts'
import type { EmailStory } from '../use-email-story'

const schema = z.object({ email: emailRule })
const interrupted = interruptedChange<string>()
const draftName = 'email-new'

/**
 * A button that opens the form for another address; after a proof, or a session that ended in the
 * middle (A3-40), the form is open again.
 */
export function AddAddress({ emails }: { emails: EmailStory }) {
  const text = useText(emailMessages)
  const [written, setWritten] = useState(() => interrupted.take() ?? halfWritten())
  const [isLeft, setLeft] = useState(false)
  const open = useFocusWhen<HTMLButtonElement>(isLeft && written === null)
  if (written === null) {
    return (
      <div>
        <Button ref={open} variant='secondary' onClick={() => setWritten('')}>
          <Plus aria-hidden='true' size={20} />
          {text('add.open')}
        </Button>
      </div>
    )
  }
  const close = (left: boolean) => {
    setWritten(null)
    setLeft(left)
  }
  return <AddForm emails={emails} written={written} onClose={close} />
}

/** Empty, so that the form says itself that it was found; null where nothing was. */
function halfWritten(): '' | null {
  return ownDraft(draftName).read().email ? '' : null
}

interface AddFormProps {
  emails: EmailStory
  /** What was written before the person was sent to prove who they are. */
  written: string
  /** `left`: without another address. */
  onClose: (left: boolean) => void
}

function AddForm({ emails, written, onClose }: AddFormProps) {
  const text = useText(emailMessages)
  const draft = useAccountDraft(draftName)
  const close = (left: boolean) => {
    draft.forget()
    onClose(left)
  }
  const ask = useAsk({
    callOf: ({ email }: { email: string }) => ({
      method: 'POST',
      path: '/account/email',
      body: { email },
      answer: emailAddresses,
    }),
    onOutcome: (outcome, { email }) => {
      if (outcome.kind === 'proofNeeded') interrupted.keep(email)
      if (outcome.kind !== 'done') return
      emails.whenAdded(email.toLowerCase())
      close(false)
    },
  })
  const { outcome } = ask.state.context
  if (outcome !== null && isBlocked(outcome)) return <Blocked />
  return (
    <section
      aria-labelledby='new-address'
      sx={{
        display: 'grid',
        gap: 3,
        maxWidth: 'narrow',
        p: [4, 5],
        bg: 'surface',
        borderRadius: 'card',
      }}
    >
      <h2 id='new-address' sx={{ fontSize: 'h3' }}>
        {text('add.title')}
      </h2>
      <AuthForm
        ask={ask}
        schema={schema}
        initialValues={{ email: written }}
        submit={text('add.submit')}
      >
        <DraftStore draft={draft} />
        <EmailField
          name='email'
          label={text('add.label')}
          hint={text('add.hint')}
          autoComplete='email'
        />
      </AuthForm>
      <Button variant='quiet' onClick={() => close(true)}>
        {text('add.close')}
      </Button>
    </section>
  )
}

/** Why there is no other address for now, without blame, and where to change it. */
function Blocked() {
  const text = useText(emailMessages)
  return (
    <Notice
      live
      title={text('blocked.title')}
      action={
        <LinkButton to={accountRoutes['account-2fa'].pattern} variant='secondary' size='sm'>
          {text('blocked.action')}
        </LinkButton>
      }
    >
      {text('blocked.sentence')}
    </Notice>
  )
}
