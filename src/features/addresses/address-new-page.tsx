import { address } from '../../../contract/account/address'
import { pageOf } from '../../../contract/wire/page'
import { AccountRead } from '../../components/account/account-read'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { accountKeys } from '../../session/account-keys'
import { useOwnQuery } from '../../session/use-own-query'
import { addressesPath } from './address-change'
import { bodyOf, emptyAddress } from './address-form-schema'
import { addressMessages } from './address-texts'
import { AddressEditor } from './components/address-editor'
import { AddressFormSkeleton } from './components/address-form-skeleton'

const answer = pageOf(address)

/** A new address; the first of all is the main one by itself. */
export function AddressNewPage() {
  const text = useText(addressMessages)
  const addresses = useOwnQuery(accountKeys.addresses, { path: addressesPath, answer })
  return (
    <>
      <TitledHeading title={text('new.title')}>{text('new.lead')}</TitledHeading>
      <AccountRead query={addresses} skeleton={<AddressFormSkeleton />}>
        {({ results }) => (
          <AddressEditor
            draft='address-new'
            initialValues={emptyAddress}
            submit={text('new.submit')}
            done='add'
            callOf={(form) => ({
              method: 'POST',
              path: addressesPath,
              body: bodyOf(form, results.length === 0),
            })}
          />
        )}
      </AccountRead>
    </>
  )
}
