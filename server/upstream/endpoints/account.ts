import { account, usernameChanged } from '../account'
import type { UpstreamEndpoint } from './endpoint'

export const readAccount = {
  method: 'GET',
  path: '/user/account/{me}',
  answer: account,
} as const satisfies UpstreamEndpoint

export const changeAccount = {
  method: 'PATCH',
  path: '/user/account/{me}',
  answer: account,
} as const satisfies UpstreamEndpoint

export const changeUsername = {
  method: 'POST',
  path: '/user/account/{me}/change_username',
  answer: usernameChanged,
} as const satisfies UpstreamEndpoint
