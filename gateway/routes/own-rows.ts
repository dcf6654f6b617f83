import { accountWrite } from '../../contract/account/account-write'
import { userAccount } from '../../contract/account/user-account'
import { usernameChange, usernameChanged } from '../../contract/account/username-change'
import { one } from './answer-readers'
import type { RouteRow } from './route-row'

const account = { path: '/user/account/{id}', upstream: '/user/account/{id}' } as const

/**
 * What belongs to one person (contract, sections 2.9 and 7.5). The upstream asks only whether
 * somebody is signed in: that `{id}` is the one who asks, the gateway sees to.
 */
export const ownRows: readonly RouteRow[] = [
  { ...account, method: 'GET', answer: one(userAccount), owner: true },
  { ...account, method: 'PUT', body: accountWrite, answer: one(userAccount), owner: true },
  {
    method: 'POST',
    path: '/user/account/{id}/change-username',
    upstream: '/user/account/{id}/change_username',
    body: usernameChange,
    answer: one(usernameChanged),
    owner: true,
  },
]
