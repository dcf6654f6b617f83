import * as z from 'zod/mini'
import { address, addressTypes, addressWrite } from '../account/address'
import { pageOf } from '../wire/page'
import { booleanText, countryText, idText, orderingOf, pageRules } from '../wire/query-rules'
import { typedText } from '../wire/typed-query'
import type { Endpoint } from './endpoint'

const list = {
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
  answer: pageOf(address),
} as const

export const listAddresses = {
  method: 'GET',
  path: '/api/user/addresses',
  who: 'member',
  ...list,
} as const satisfies Endpoint

export const addAddress = {
  method: 'POST',
  path: '/api/user/addresses',
  who: 'member',
  body: addressWrite,
  answer: address,
  status: 201,
} as const satisfies Endpoint

export const readAddress = {
  method: 'GET',
  path: '/api/user/addresses/{id}',
  who: 'member',
  answer: address,
} as const satisfies Endpoint

export const changeAddress = {
  method: 'PUT',
  path: '/api/user/addresses/{id}',
  who: 'member',
  body: addressWrite,
  answer: address,
} as const satisfies Endpoint

export const removeAddress = {
  method: 'DELETE',
  path: '/api/user/addresses/{id}',
  who: 'member',
} as const satisfies Endpoint

export const setMainAddress = {
  method: 'POST',
  path: '/api/user/addresses/{id}/set-main',
  who: 'member',
} as const satisfies Endpoint
