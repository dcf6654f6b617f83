import { AccountRead } from '#components/account/account-read'
import { TitledHeading } from '#components/titled-heading'
import type { Address } from '#contract/account/address'
import { addAddress } from '#contract/endpoints/addresses'
import { type Page, unshownIn } from '#contract/wire/page'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { lookForNewAddress, useAddresses } from './api'
import { AddressEditForm } from './components/address-form'
import { AddressFormSkeleton } from './components/address-form-skeleton'
import { addressMessages } from './messages'
import { bodyOf, emptyAddress } from './schema'

/** One that could not be read may be the main one. */
const isEmpty = (list: Page<Address>) => list.results.length + unshownIn(list) === 0

/** The form of a new address; the first address becomes the main one. */
export default function AddressNewPage() {
  const { t } = useTranslation(addressMessages)
  const addresses = useAddresses()
  return (
    <>
      <TitledHeading title={t('new.title')}>{t('new.lead')}</TitledHeading>
      <AccountRead query={addresses} skeleton={<AddressFormSkeleton />}>
        {(list) => (
          <AddressEditForm
            draft='address-new'
            initialValues={emptyAddress}
            submit={t('new.submit')}
            done='add'
            send={(form) => call(addAddress, { body: bodyOf(form, isEmpty(list)) })}
            look={(form) => lookForNewAddress(bodyOf(form, isEmpty(list)), list.results)}
          />
        )}
      </AccountRead>
    </>
  )
}
