import type { Address } from '../../../../contract/account/address'
import { EmptyState } from '../../../components/empty-state'
import { RowList } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import type { AddressChange } from '../address-change'
import { addressMessages } from '../address-texts'
import { AddAddress } from './add-address'
import { AddressRow } from './address-row'

interface AddressListProps {
  addresses: readonly Address[]
  story: ChangeStory<AddressChange>
  /** Hears of the main address that somebody wants to delete. */
  onStaying: (address: Address) => void
}

/** The addresses, the main one first. */
export function AddressList({ addresses, story, onStaying }: AddressListProps) {
  const text = useText(addressMessages)
  if (addresses.length === 0) {
    return (
      <EmptyState title={text('empty.title')} action={<AddAddress variant='primary' />}>
        {text('empty.sentence')}
      </EmptyState>
    )
  }
  return (
    <RowList label={text('list')}>
      {mainFirst(addresses).map((address) => (
        <AddressRow key={address.id} address={address} story={story} onStaying={onStaying} />
      ))}
    </RowList>
  )
}

function mainFirst(addresses: readonly Address[]): Address[] {
  return addresses.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
}
