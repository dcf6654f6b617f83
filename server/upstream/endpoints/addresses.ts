import { address } from '../address'
import type { UpstreamEndpoint } from './endpoint'

export const listAddresses = {
  method: 'GET',
  path: '/user/account/{me}/addresses',
  rows: address,
} as const satisfies UpstreamEndpoint

export const addAddress = {
  method: 'POST',
  path: '/user/address',
  answer: address,
} as const satisfies UpstreamEndpoint

export const readAddress = {
  method: 'GET',
  path: '/user/address/{id}',
  answer: address,
} as const satisfies UpstreamEndpoint

export const changeAddress = {
  method: 'PUT',
  path: '/user/address/{id}',
  answer: address,
} as const satisfies UpstreamEndpoint

export const removeAddress = {
  method: 'DELETE',
  path: '/user/address/{id}',
} as const satisfies UpstreamEndpoint

export const setMainAddress = {
  method: 'POST',
  path: '/user/address/{id}/set_main',
  answer: address,
} as const satisfies UpstreamEndpoint
