import * as z from 'zod/mini'
import type { Address, AddressWrite } from '../../contract/account/address'
import { countryCode } from '../../contract/geo/country'
import { id, lenientText } from '../../contract/wire/scalars'
import { floorToSend } from './floor'
import { lenient, unshownFields } from './lenient'
import { apiRecipient } from './recipient'
import { toShape } from './shape'

/** Forms ask anew for what is empty. */
const apiAddress = z.extend(
  lenient(
    z.object({
      id,
      user: id,
      title: z.string(),
      ...apiRecipient,
      country: z.pipe(
        z.nullish(z.union([countryCode, z.literal('')])),
        z.transform((code) => code ?? ''),
      ),
      region: lenientText,
      notes: lenientText,
      isMain: z.boolean(),
    }),
    {
      ...{ title: '', firstName: '', lastName: '', street: '', city: '', zipcode: '' },
      isMain: false,
    },
  ),
  unshownFields,
)

/** An address of a member. The API stores one telephone number: `mobilePhone` is always empty. */
export const address = z.pipe(
  apiAddress,
  toShape<Address>()((row) => ({ ...row, mobilePhone: '' })),
)

/** What is known of an address before it is changed. */
export const storedAddress = z.object({ user: id, floor: z.nullish(z.string()) })

/** Body of `POST /user/address` and `PUT /user/address/{id}`; the token names the owner. */
export function addressBody(
  { floor: chosen, ...fields }: AddressWrite,
  stored?: z.infer<typeof storedAddress>,
) {
  return { ...fields, floor: floorToSend(chosen, stored?.floor) }
}
