import { CircleCheck, Clock, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { EmailText } from '#components/email-text'
import { Row } from '#components/row-list'
import type { EmailAddress } from '#contract/allauth/account-lists'
import { useTranslation } from '#lib/i18n/use-translation'
import type { EmailChange } from '../api'
import { emailMessages } from '../api'
import type { EmailAddresses } from '../use-email-addresses'

interface AddressRowProps {
  address: EmailAddress
  emails: EmailAddresses
  /** Rendered below the row. */
  children: ReactNode
}

/** An address: its badges and actions. */
export function AddressRow({ address, emails, children }: AddressRowProps) {
  const { email, verified, primary } = address
  const { verifying, unsaved } = emails
  return (
    <Row
      icon={<Mail size={22} />}
      title={<EmailText address={email} />}
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
  const { t } = useTranslation(emailMessages)
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 6, paddingTop: 2 }}>
      {primary && <Badge tone='primary'>{t('marks.primary')}</Badge>}
      {verified ? (
        <Badge tone='success' icon={<CircleCheck />}>
          {t('marks.verified')}
        </Badge>
      ) : (
        <Badge tone='warning' icon={<Clock />}>
          {t('marks.unverified')}
        </Badge>
      )}
    </span>
  )
}

interface ChangeButtonProps {
  kind: 'verify' | 'primary' | 'remove'
  change: EmailChange
  emails: EmailAddresses
}

function ChangeButton({ kind, change, emails: { changes } }: ChangeButtonProps) {
  const { t } = useTranslation(emailMessages)
  const { change: present } = changes
  const isPresent = present?.kind === change.kind && present.email === change.email
  return (
    <Button
      variant={kind === 'remove' ? 'removal' : 'secondary'}
      size='sm'
      busy={changes.status === 'working' && isPresent}
      aria-label={t(`actions.${kind}Named`, { email: change.email })}
      onClick={() => (kind === 'remove' ? changes.consider(change) : void changes.submit(change))}
    >
      {t(`actions.${kind}`)}
    </Button>
  )
}
