import * as z from 'zod/mini'
import { addressFormMessages } from '#components/address/address-form-messages'
import { emptyOr, lineRule, nameRule, textAreaRule } from '#components/form/text-rules'
import type { Address, AddressWrite } from '#contract/account/address'
import { addressTypes } from '#contract/account/address'
import { floors } from '#contract/account/floor'
import { countryCode } from '#contract/geo/country'
import { asNumber, asPostcode, writtenPhone } from '#contract/wire/written-text'

const required = z.minLength(1)
const written = lineRule()
const name = nameRule()
const chosen = z.string().check(required)

const optionalPhone = emptyOr(writtenPhone, addressFormMessages.text('rules.phone'))

/** The form of an address: `addressWrite` without `isMain`, which is set in the list. */
export const addressFormSchema = z.object({
  title: written,
  firstName: name,
  lastName: name,
  phone: optionalPhone.check(required),
  mobilePhone: optionalPhone,
  country: chosen.check(z.refine((code) => z.safeParse(countryCode, code).success)),
  region: chosen,
  street: name,
  streetNumber: lineRule({}, asNumber),
  city: name,
  zipcode: lineRule({}, asPostcode),
  floor: z.enum([...floors, '']),
  locationType: z.enum([...addressTypes, '']),
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
