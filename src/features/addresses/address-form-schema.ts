import * as z from 'zod/mini'
import type { Address } from '../../../contract/account/address'
import { addressTypes } from '../../../contract/account/address-type'
import type { AddressWrite } from '../../../contract/account/address-write'
import { floors } from '../../../contract/account/floor'
import { countryCode } from '../../../contract/geo/country'
import {
  longestShortText,
  plainLine,
  plainText,
  writtenPhone,
} from '../../../contract/wire/written-text'
import { addressFormMessages } from '../../components/address/address-form-texts'
import { message } from '../../components/form/message'

const required = z.minLength(1, message('Required'))
const notTooLong = z.maxLength(
  longestShortText,
  message('validation.tooLong', { count: longestShortText }),
)
const unseen = message('validation.unseen')
const written = z.string().check(z.trim(), required, notTooLong, plainLine(unseen))
const chosen = z.string().check(required)

/** `writtenPhone` of the API contract, in words that say how a number is written. */
const isPhone = z.refine<string>((text) => text === '' || z.safeParse(writtenPhone, text).success, {
  error: addressFormMessages.text('rules.phone'),
})

/**
 * The form of an address (R159): what `addressWrite` asks, said in Greek. Which one is the main
 * address is said in the list, not here.
 */
export const addressFormSchema = z.object({
  title: written,
  firstName: written,
  lastName: written,
  phone: z.string().check(z.trim(), required, isPhone),
  mobilePhone: z.string().check(z.trim(), isPhone),
  country: chosen.check(z.refine((code) => z.safeParse(countryCode, code).success)),
  region: chosen,
  street: written,
  streetNumber: written,
  city: written,
  zipcode: written,
  floor: z.enum([...floors, '']),
  locationType: z.enum([...addressTypes, '']),
  notes: z.string().check(z.trim(), notTooLong, plainText(unseen)),
})
export type AddressForm = z.output<typeof addressFormSchema>

/** What a new address begins with; most people here live in Greece. */
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

/** The form filled with an address; the API writes one number in both places where there is one. */
export function formOf(address: Address): AddressForm {
  const { id: _id, isMain: _isMain, user: _user, uuid: _uuid, ...known } = address
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = known
  return { ...fields, mobilePhone: fields.mobilePhone === fields.phone ? '' : fields.mobilePhone }
}

/** Body of the API for a filled form. */
export function bodyOf(form: AddressForm, isMain: boolean): AddressWrite {
  return { ...form, isMain }
}
