import { CircleCheck, Clock, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EmailAddress } from '../../../../contract/allauth/email-address'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import { Row } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import type { EmailChange } from '../email-change'
import { emailMessages } from '../email-texts'
import type { EmailStory } from '../use-email-story'

interface AddressRowProps {
  address: EmailAddress
  emails: EmailStory
  /** What opens below it. */
  children: ReactNode
}

/** One address: its marks, and what can be done with it. */
export function AddressRow({ address, emails, children }: AddressRowProps) {
  const { email, verified, primary } = address
  const { verifying, unsaved } = emails
  return (
    <Row
      icon={<Mail size={22} />}
      title={email}
      facts={<Marks address={address} />}
      actions={
        <>
          {!verified && verifying?.email !== email && (
            <ChangeButton kind='verify' change={{ kind: 'send', email }} emails={emails} />
          )}
          {verified && !primary && (
            <ChangeButton kind='primary' change={{ kind: 'primary', email }} emails={emails} />
          )}
          {!primary && (verified || email !== unsaved) && (
            <ChangeButton kind='remove' change={{ kind: 'remove', email }} emails={emails} />
          )}
        </>
      }
    >
      {children}
    </Row>
  )
}

function Marks({ address: { verified, primary } }: { address: EmailAddress }) {
  const text = useText(emailMessages)
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 6, paddingTop: 2 }}>
      {primary && <Badge tone='primary'>{text('marks.primary')}</Badge>}
      {verified ? (
        <Badge tone='success' icon={<CircleCheck />}>
          {text('marks.verified')}
        </Badge>
      ) : (
        <Badge tone='warning' icon={<Clock />}>
          {text('marks.unverified')}
        </Badge>
      )}
    </span>
  )
}

interface ChangeButtonProps {
  kind: 'verify' | 'primary' | 'remove'
  change: EmailChange
  emails: EmailStory
}

function ChangeButton({ kind, change, emails: { story } }: ChangeButtonProps) {
  const text = useText(emailMessages)
  const { actor, state } = story
  const { change: present } = state.context
  const isPresent = present?.kind === change.kind && present.email === change.email
  const type = kind === 'remove' ? 'change.considered' : 'change.asked'
  return (
    <Button
      variant={kind === 'remove' ? 'removal' : 'secondary'}
      size='sm'
      busy={state.matches('working') && isPresent}
      aria-label={text(`actions.${kind}Named`, { email: change.email })}
      onClick={() => actor.send({ type, change })}
    >
      {text(`actions.${kind}`)}
    </Button>
  )
}
