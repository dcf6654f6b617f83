import { address } from '../../../contract/account/address'
import { pageOf } from '../../../contract/wire/page'
import { accountKeys } from '../../session/account-keys'
import { AccountRead } from '../../session/account-read'
import { useOwnQuery } from '../../session/use-own-query'
import { useText } from '../../shared/i18n/texts'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { addressesPath } from './address-change'
import { bodyOf, emptyAddress } from './address-form-schema'
import { addressTexts } from './address-texts'
import { AddressEditor } from './parts/address-editor'
import { AddressFormSkeleton } from './parts/address-form-skeleton'

const answer = pageOf(address)

/** A new address; the first of all is the main one by itself. */
export function AddressNewPage() {
  const text = useText(addressTexts)
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
