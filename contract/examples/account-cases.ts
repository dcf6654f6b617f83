import { accountWrite, usernameChange, usernameChanged } from '../account/account-write'
import { address, addressWrite, upstreamAddress, upstreamAddressWrite } from '../account/address'
import {
  sessionAnswer,
  sessionEnded,
  sessionEnding,
  sessionUser,
  userAccount,
} from '../account/user-account'
import { avatarFile } from '../media/picture-bounds'
import * as accounts from './account-examples'
import { absent, type ExampleCase } from './example-case'

const badAddressBody: ExampleCase['refuses'] = [
  ['title', ''],
  ['firstName', absent],
  ['street', '   '],
  ['zipcode', '2'.repeat(256)],
  ['phone', absent],
  ['phone', 'εξήντα εννιά'],
  ['country', 'Greece'],
  ['region', absent],
  ['locationType', 'CASTLE'],
  ['isMain', 'yes'],
  ['notes', 'ν'.repeat(256)],
]

/** A person's own account, session and addresses. */
export const accountCases: readonly ExampleCase[] = [
  {
    name: 'account',
    schema: userAccount,
    wire: accounts.exampleAccount,
    refuses: [
      ['id', 'me'],
      ['email', 'nefeli'],
      ['isSuperuser', absent],
      ['birthDate', '8/10/1994'],
      ['birthDate', '1994-02-30'],
    ],
  },
  {
    name: 'user of a session',
    schema: sessionUser,
    wire: accounts.exampleSessionUser,
    refuses: [
      ['has_usable_password', absent],
      ['has_usable_password', 'true'],
    ],
  },
  {
    name: 'session',
    schema: sessionAnswer,
    wire: accounts.exampleSession,
    refuses: [
      ['user', null],
      ['user.has_usable_password', absent],
      ['generation', 4],
    ],
  },
  {
    name: 'session without anybody',
    schema: sessionAnswer,
    wire: {},
    refuses: [
      ['', null],
      ['', 'signed out'],
    ],
  },
  {
    name: 'end of a session',
    schema: sessionEnded,
    wire: { loggedOut: true },
    refuses: [['loggedOut', false]],
  },
  {
    name: 'wish to end one session',
    schema: sessionEnding,
    wire: { generation: 'pq7Zt0mWc2LxAe5K' },
    refuses: [
      ['generation', ''],
      ['generation', 7],
    ],
  },
  {
    name: 'change of the account',
    schema: accountWrite,
    wire: accounts.exampleAccountWrite,
    refuses: [
      ['website', 'javascript:alert(1)'],
      ['github', 'nefeli'],
      ['country', 'gr'],
      ['birthDate', ''],
      ['phone', 'ποτέ'],
      ['bio', 'β'.repeat(5001)],
    ],
  },
  {
    name: 'avatar',
    schema: avatarFile,
    wire: { type: 'image/png', size: 48_000 },
    refuses: [
      ['type', 'image/svg+xml'],
      ['size', 0],
      ['size', 2 * 1024 * 1024 + 1],
    ],
  },
  {
    name: 'change of the user name',
    schema: usernameChange,
    wire: { username: 'νεφέλη.d' },
    refuses: [
      ['username', ''],
      ['username', 'δύο λέξεις'],
      ['username', 'n'.repeat(31)],
    ],
  },
  {
    name: 'changed user name',
    schema: usernameChanged,
    wire: { detail: 'Το όνομα άλλαξε.' },
    refuses: [['detail', absent]],
  },
  {
    name: 'address',
    schema: address,
    wire: accounts.exampleAddress,
    refuses: [
      ['floor', 'FIFTH_FLOOR'],
      ['floor', 'ATTIC'],
      ['title', absent],
      ['user', absent],
      ['isMain', absent],
      ['country', 'Ελλάδα'],
    ],
  },
  {
    name: 'address of the upstream',
    schema: upstreamAddress,
    wire: accounts.exampleUpstreamAddress,
    refuses: [
      ['floor', 'SEVENTH_FLOOR'],
      ['locationType', 'SHED'],
    ],
  },
  {
    name: 'address to write',
    schema: addressWrite,
    wire: accounts.exampleAddressWrite,
    refuses: [...badAddressBody, ['floor', 'FIFTH_FLOOR'], ['mobilePhone', 'κανένα']],
  },
  {
    name: 'address to write upstream',
    schema: upstreamAddressWrite,
    wire: accounts.exampleUpstreamAddressWrite,
    refuses: [
      ...badAddressBody,
      ['floor', 'FIFTH_FLOOR_PLUS'],
      ['mobilePhone', ''],
      ['user', absent],
    ],
  },
]
