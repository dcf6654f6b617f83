import * as z from 'zod/mini'
import { addressTypeChoice, type storedRecipient } from '../../contract/account/address'
import { lenientText } from '../../contract/wire/scalars'
import { floor } from './floor'

/** Who a parcel goes to and where, as the API has it of an address and of an order. */
export const apiRecipient = {
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  streetNumber: lenientText,
  city: z.string(),
  zipcode: z.string(),
  floor: z.catch(floor, ''),
  locationType: z.catch(addressTypeChoice, ''),
  phone: lenientText,
} satisfies Record<Exclude<keyof typeof storedRecipient, 'mobilePhone'> | 'floor', z.ZodMiniType>
