import * as z from 'zod/mini'
import { optionalPhone, recipientRules } from '#components/address/recipient-rules'
import { lineRule, textAreaRule } from '#components/form/text-rules'
import type { Address, AddressWrite } from '#contract/account/address'

const { firstName, lastName, phone, ...place } = recipientRules

/** The form of an address: `addressWrite` without `isMain`, which is set in the list. */
export const addressFormSchema = z.object({
  title: lineRule(),
  firstName,
  lastName,
  phone,
  mobilePhone: optionalPhone,
  ...place,
  notes: textAreaRule({ least: 0 }),
})
export type AddressForm = z.output<typeof addressFormSchema>

/** Initial values of a new address. */
export const emptyAddress: AddressForm = {
  title: '',
  firstName: '',
  lastName: '',
  phone: '',
  mobilePhone: '',
  country: 'GR',
  region: '',
  street: '',
  streetNumber: '',
  city: '',
  zipcode: '',
  floor: '',
  locationType: '',
  notes: '',
}

/** Form values of an address; the API repeats the phone number if there is no mobile number. */
export function formOf(address: Address): AddressForm {
  const { id: _id, isMain: _isMain, user: _user, uuid: _uuid, ...known } = address
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = known
  return { ...fields, mobilePhone: fields.mobilePhone === fields.phone ? '' : fields.mobilePhone }
}

/** Request body of a filled form. */
export function bodyOf(form: AddressForm, isMain: boolean): AddressWrite {
  return { ...form, isMain }
}
