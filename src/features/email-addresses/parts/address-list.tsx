import type { EmailAddress } from '../../../../contract/allauth/email-address'
import { useText } from '../../../shared/i18n/texts'
import { EmptyState } from '../../../shared/ui/empty-state'
import { RowList } from '../../../shared/ui/row-list'
import { emailTexts } from '../email-texts'
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
  const text = useText(emailTexts)
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
