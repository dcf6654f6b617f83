import * as z from 'zod/mini'
import { upstreamAddress } from '../../contract/account/address'
import { addressTypes } from '../../contract/account/address-type'
import { addressWrite, type UpstreamAddressWrite } from '../../contract/account/address-write'
import { toUpstreamFloor } from '../../contract/account/upstream-floor'
import { one, pageFrom } from './answer-readers'
import { mineFirst, nothing, type OwnRow, sending } from './own-row'
import { booleanText, countryText, idText, orderingOf, pageRules, typedText } from './query-rules'
import { mine } from './visibility'

const asUpstreamAddress = sending(
  addressWrite,
  ({ floor, mobilePhone, ...rest }, { userId }) =>
    ({
      ...rest,
      floor: toUpstreamFloor(floor),
      mobilePhone: mobilePhone || rest.phone,
      user: userId,
    }) satisfies UpstreamAddressWrite,
)

/** Of the upstream's two lists, the one that is a single person's. */
const addresses = {
  method: 'GET',
  upstream: '/user/account/{me}/addresses',
  query: {
    id: idText,
    country: countryText,
    city: typedText,
    street: typedText,
    zipcode: typedText,
    locationType: z.enum(addressTypes),
    isMain: booleanText,
    ordering: orderingOf([
      'id',
      'country',
      'zipcode',
      'locationType',
      'isMain',
      'createdAt',
      'updatedAt',
    ]),
    ...pageRules,
  },
  pageSize: 100,
  answer: pageFrom(upstreamAddress, mine),
} as const satisfies Partial<OwnRow>

const oneAddress = { path: '/user/addresses/{id}', upstream: '/user/address/{id}' } as const

/** A person's addresses; the upstream asks nobody whose they are. */
export const ownAddressRows: readonly OwnRow[] = [
  { ...addresses, path: '/user/account/{id}/addresses', owner: true },
  { ...addresses, path: '/user/addresses' },
  {
    method: 'POST',
    path: '/user/addresses',
    upstream: '/user/address',
    ...asUpstreamAddress,
    answer: one(upstreamAddress, mine),
    success: 201,
  },
  { ...oneAddress, method: 'GET', answer: one(upstreamAddress, mine) },
  {
    ...oneAddress,
    ...mineFirst(oneAddress.upstream),
    ...asUpstreamAddress,
    method: 'PUT',
    answer: one(upstreamAddress, mine),
  },
  {
    ...oneAddress,
    ...mineFirst(oneAddress.upstream),
    method: 'DELETE',
    answer: nothing,
    success: 204,
  },
  {
    method: 'POST',
    path: '/user/addresses/{id}/set-main',
    upstream: '/user/address/{id}/set_main',
    ...mineFirst(oneAddress.upstream),
    answer: nothing,
    success: 204,
  },
]
