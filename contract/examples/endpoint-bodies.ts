import type * as z from 'zod/mini'
import { providerReturnBody } from '../allauth/provider-return'
import { allEndpoints, type endpointAreas, type NamedEndpoint } from '../endpoints/all-endpoints'
import { avatarFile } from '../media/picture-bounds'
import { idempotencyKey } from '../shop/order-creation'
import { withdrawal } from '../withdrawal/withdrawal'
import * as accounts from './account-examples'
import * as carts from './cart-examples'
import { uuidOf } from './example-stamps'
import { exampleLinkLeaving } from './newsletter-examples'
import { exampleOrderCreation } from './order-examples'
import { exampleLoginCredential, exampleRegistration } from './passkey-examples'
import type { Sample } from './sample'
import { exampleContactMessage, exampleWithdrawal } from './site-examples'
import * as writing from './writing-examples'

type Areas = typeof endpointAreas

/** The bodies of an area by the names of its endpoints, before their schemas read them. */
type BodiesOf<Area> = {
  [Name in keyof Area as Area[Name] extends { body: z.ZodMiniType }
    ? Name
    : never]: Area[Name] extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : never
}

export type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

const nefeli = { email: 'nefeli@example.gr' }
const login = { ...nefeli, password: ' βρέχει πάλι ' }
const code = { code: '4K7-QWX' }
const password = 'στάλα-στάλα-9'
const passkey = { name: 'Κινητό', credential: exampleRegistration }
const assertion = { credential: exampleLoginCredential }

/** What the browser sends to each endpoint that has a body: a forgotten one does not compile. */
export const exampleBodies = {
  writeReview: writing.exampleReviewCreation,
  changeReview: writing.exampleReviewChange,
  readOwnReview: { product: 41 },
  createProductAlert: writing.exampleAlertCreation,
  joinTopic: {},
  confirmSubscription: { token: 'tokenOfAMail' },
  leaveByLink: exampleLinkLeaving,
  addFavourite: carts.exampleFavouriteCreation,
  findFavourites: carts.exampleFavouritesByProducts,
  addCartItem: carts.exampleCartItemCreation,
  changeCartItem: carts.exampleCartItemChange,
  placeOrder: exampleOrderCreation,
  findSentOrder: exampleOrderCreation,
  sendContactMessage: exampleContactMessage,
  withdraw: exampleWithdrawal,
  findLikedPosts: { postIds: [301, 302] },
  writeComment: writing.exampleCommentCreation,
  changeComment: writing.exampleCommentChange,
  findLikedComments: { commentIds: [811] },
  changeAccount: accounts.exampleAccountWrite,
  changePicture: { city: 'Πάτρα' },
  deleteAccount: { confirmation: 'DELETE' },
  changeUsername: { username: 'νεφέλη.d' },
  addAddress: accounts.exampleAddressWrite,
  changeAddress: accounts.exampleAddressWrite,
  changeNotification: { seen: true },
  markSeen: { notificationUserIds: [1204] },
  markUnseen: { notificationUserIds: [1204] },
  endSession: { generation: 'pq7Zt0mWc2LxAe5K' },
  signIn: login,
  signUp: login,
  requestLoginCode: nefeli,
  confirmLoginCode: code,
  verifyEmail: { key: 'Mjc:1tXy:sKq' },
  requestPasswordReset: nefeli,
  resetPassword: { key: '3r-cx91', password },
  reauthenticate: { password },
  confirmSecondFactor: code,
  reconfirmSecondFactor: code,
  trustDevice: { trust: false },
  signInByPasskey: assertion,
  confirmPasskey: assertion,
  reconfirmPasskey: assertion,
  signUpByPasskey: nefeli,
  finishPasskeySignup: passkey,
  signInByProvider: {
    provider: 'pigi',
    process: 'login',
    token: { client_id: 'stagona-demo', id_token: 'eyJhbGciOiJub25lIn0.e30.' },
  },
  signUpByProvider: nefeli,
  endSessions: { sessions: [3, 4] },
  addEmail: nefeli,
  mailVerification: nefeli,
  setMainEmail: { ...nefeli, primary: true },
  removeEmail: nefeli,
  changePassword: { current_password: 'παλιό', new_password: password },
  removeProvider: { provider: 'pigi', account: '990017' },
  activateTotp: code,
  addPasskey: passkey,
  renamePasskey: { id: 62, name: 'Παλιό κινητό' },
  removePasskeys: { authenticators: [62] },
} as const satisfies Merged<{ [Area in keyof Areas]: BodiesOf<Areas[Area]> }[keyof Areas]>

/** The example of an endpoint's body; undefined for one without a body. */
export const bodyOf = ({ name }: Pick<NamedEndpoint, 'name'>): object | undefined =>
  Reflect.get(exampleBodies, name)

/** Every body with its schema, and what only some of them contain. */
export const bodySamples: readonly Sample[] = [
  ...allEndpoints.flatMap(({ name, body }) =>
    body ? [[name, body, bodyOf({ name })] as const] : [],
  ),
  ['avatar', avatarFile, { type: 'image/png', size: 48_000 }],
  ['idempotency key', idempotencyKey, uuidOf(640)],
  ['withdrawal', withdrawal, exampleWithdrawal],
  ['account of a provider', providerReturnBody, { provider: 'pigi', process: 'connect' }],
]
