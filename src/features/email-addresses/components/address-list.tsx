import type { EmailAddress } from '../../../../contract/allauth/email-address'
import { EmptyState } from '../../../components/empty-state'
import { RowList } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import { emailMessages } from '../email-texts'
import type { EmailStory } from '../use-email-story'
import { AddressRow } from './address-row'
import { VerifyPanel } from './verify-panel'

interface AddressListProps {
  addresses: readonly EmailAddress[]
  emails: EmailStory
  onVerified: (email: string) => void
}

/** The addresses, the primary one first; below one that is being verified, where to do it. */
export function AddressList({ addresses, emails, onVerified }: AddressListProps) {
  const text = useText(emailMessages)
  if (addresses.length === 0) {
    return <EmptyState title={text('empty.title')}>{text('empty.sentence')}</EmptyState>
  }
  const { verifying, unsaved } = emails
  return (
    <RowList label={text('list')}>
      {primaryFirst(addresses).map((address) => (
        <AddressRow key={address.email} address={address} emails={emails}>
          {!address.verified && verifying?.email === address.email && (
            <VerifyPanel
              verifying={verifying}
              isUnsaved={address.email === unsaved}
              resend={() => emails.resend(address.email)}
              onVerified={() => onVerified(address.email)}
            />
          )}
        </AddressRow>
      ))}
    </RowList>
  )
}

function primaryFirst(addresses: readonly EmailAddress[]): EmailAddress[] {
  return addresses.toSorted((one, other) => Number(other.primary) - Number(one.primary))
}
