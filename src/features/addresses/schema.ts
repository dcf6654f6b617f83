import * as z from 'zod/mini'
import {
  emptyPerson,
  emptyPlace,
  personRules,
  placeRules,
} from '#components/address/recipient-rules'
import { lineRule, textAreaRule } from '#components/form/text-rules'
import type { Address, AddressWrite } from '#contract/account/address'

/** The form of an address: `addressWrite` without `isMain`, which is set in the list. */
export const addressFormSchema = z.object({
  title: lineRule(),
  ...personRules,
  ...placeRules,
  notes: textAreaRule({ least: 0 }),
})
export type AddressForm = z.output<typeof addressFormSchema>

export const emptyAddress: AddressForm = {
  title: '',
  ...emptyPerson,
  ...emptyPlace,
  notes: '',
}

export function formOf(address: Address): AddressForm {
  const { id: _id, isMain: _isMain, user: _user, uuid: _uuid, ...known } = address
  const { createdAt: _createdAt, updatedAt: _updatedAt, mobilePhone: _mobile, ...fields } = known
  return fields
}

export function bodyOf(form: AddressForm, isMain: boolean): AddressWrite {
  return { ...form, isMain }
}
