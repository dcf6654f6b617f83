import { AccountRead } from '#components/account/account-read'
import { TitledHeading } from '#components/titled-heading'
import { addAddress } from '#contract/endpoints/addresses'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { lookForNewAddress, useAddresses } from './api'
import { AddressEditForm } from './components/address-form'
import { AddressFormSkeleton } from './components/address-form-skeleton'
import { addressMessages } from './messages'
import { bodyOf, emptyAddress } from './schema'

/** The form of a new address; the first address becomes the main one. */
export default function AddressNewPage() {
  const { t } = useTranslation(addressMessages)
  const addresses = useAddresses()
  return (
    <>
      <TitledHeading title={t('new.title')}>{t('new.lead')}</TitledHeading>
      <AccountRead query={addresses} skeleton={<AddressFormSkeleton />}>
        {({ results }) => (
          <AddressEditForm
            draft='address-new'
            initialValues={emptyAddress}
            submit={t('new.submit')}
            done='add'
            send={(form) => call(addAddress, { body: bodyOf(form, results.length === 0) })}
            look={(form) => lookForNewAddress(bodyOf(form, results.length === 0), results)}
          />
        )}
      </AccountRead>
    </>
  )
}
