import type * as z from 'zod/mini'
import { publicPerson, sessionAnswer, sessionUser } from '../account/user-account'
import { totpAnswer } from '../allauth/account-answers'
import { refusal } from '../allauth/refusal'
import { authAnswer } from '../allauth/session-answer'
import { blogAuthor, blogTag } from '../blog/blog-post'
import { allEndpoints, type endpointAreas, type NamedEndpoint } from '../endpoints/all-endpoints'
import { errorAnswer } from '../errors/error-answer'
import { liveMessage, notification } from '../notifications/notification'
import { orderItem } from '../shop/order'
import { productImage } from '../shop/product-category'
import { ownReviewAnswer } from '../shop/review-write'
import * as accounts from './account-examples'
import * as kept from './authenticator-examples'
import * as blog from './blog-examples'
import * as carts from './cart-examples'
import * as catalogue from './catalogue-examples'
import type { Merged } from './endpoint-bodies'
import { exampleLinkLeft, exampleTopic } from './newsletter-examples'
import * as told from './notification-examples'
import * as orders from './order-examples'
import * as passkeys from './passkey-examples'
import * as places from './place-examples'
import type { Sample } from './sample'
import * as signIn from './sign-in-examples'
import * as site from './site-examples'
import { exampleAlert, exampleOwnAlert } from './writing-examples'

type Areas = typeof endpointAreas

/** The answers of an area by the names of its endpoints, before their schemas read them. */
type AnswersOf<Area> = {
  [Name in keyof Area as Area[Name] extends { answer: z.ZodMiniType }
    ? Name
    : never]: Area[Name] extends { answer: infer Answer extends z.ZodMiniType }
    ? z.input<Answer>
    : never
}

/** The first of two pages of a list. */
const pageWith = <Row>(row: Row) => ({
  links: { next: 'http://api.example/list?page=2', previous: null },
  count: 13,
  totalPages: 2,
  pageSize: 12,
  pageTotalResults: 1,
  page: 1,
  results: [row],
})

const done = { status: 200 } as const
const mark = { id: 5, user: 27, product: { id: 41 } }
const liked = [301, 302]
const review = catalogue.exampleProductReview

/** What each endpoint answers that answers anything: a forgotten one does not compile. */
export const exampleAnswers = {
  listProducts: pageWith(catalogue.exampleProduct),
  readProduct: catalogue.exampleProduct,
  countProductView: catalogue.exampleProduct,
  createProductAlert: exampleAlert,
  listProductAlerts: pageWith(exampleOwnAlert),
  listTopics: [exampleTopic],
  joinTopic: { state: 'waiting' },
  confirmSubscription: { topic: 'Νέα μαθήματα' },
  leaveByLink: exampleLinkLeft,
  readReviewsOfProduct: pageWith(review),
  readProductCategory: catalogue.exampleProductCategory,
  writeReview: review,
  changeReview: review,
  readOwnReview: review,
  listFavourites: pageWith(carts.exampleFavourite),
  addFavourite: mark,
  findFavourites: [mark],
  readCart: carts.exampleCart,
  mergeCart: carts.exampleCartMerge,
  addCartItem: carts.exampleCartItemReceipt,
  changeCartItem: carts.exampleCartItem,
  listOrders: pageWith(orders.exampleOrder),
  placeOrder: orders.exampleOrderDetail,
  findSentOrder: orders.exampleOrderDetail,
  readOrder: orders.exampleOrderDetail,
  readOrderByUuid: orders.exampleOrderDetail,
  cancelOrder: orders.exampleOrderDetail,
  cancelOrderByUuid: orders.exampleOrderDetail,
  readOrderState: orders.exampleOrderState,
  findGuestOrder: orders.exampleGuestOrderUuid,
  openPayment: orders.examplePaymentPage,
  findUnpaidOrder: orders.exampleUnpaidOrder,
  readInvoice: orders.exampleInvoice,
  findReturnedOrder: orders.exampleReturnedOrder,
  listPayWays: pageWith(orders.examplePayWay),
  listCountries: pageWith(places.exampleCountry),
  listRegions: pageWith(places.exampleRegion),
  search: site.exampleSearch,
  readConfig: site.exampleRuntimeConfig,
  readHealth: site.exampleHealth,
  sendContactMessage: site.exampleContactReceipt,
  stampWithdrawal: { submittedAt: '2026-11-20T11:30:00+02:00', proof: '0a1b'.repeat(16) },
  withdraw: site.exampleWithdrawalReceipt,
  readPost: blog.examplePost,
  countPostView: blog.examplePost,
  listCommentsOfPost: pageWith(blog.exampleComment),
  likePost: blog.examplePost,
  findLikedPosts: liked,
  readBlogCategory: blog.exampleBlogCategory,
  listComments: pageWith(blog.exampleComment),
  readComment: blog.exampleComment,
  listReplies: pageWith(blog.exampleComment),
  writeComment: blog.exampleComment,
  changeComment: blog.exampleComment,
  likeComment: blog.exampleComment,
  findLikedComments: liked,
  readAccount: accounts.exampleAccount,
  changeAccount: accounts.exampleAccount,
  changePicture: accounts.exampleAccount,
  deleteAccount: { accepted: true },
  changeUsername: { username: 'νεφέλη.d' },
  listDataExports: { exports: [accounts.exampleDataExport], linked: null },
  requestDataExport: accounts.exampleDataExport,
  readDataExport: { profile: { id: 7, email: 'nefeli@example.gr' } },
  listReviewsOf: pageWith(review),
  listLikedPostsOf: pageWith(blog.examplePost),
  listAddresses: pageWith(accounts.exampleAddress),
  addAddress: accounts.exampleAddress,
  readAddress: accounts.exampleAddress,
  changeAddress: accounts.exampleAddress,
  listNotificationsOf: pageWith(told.exampleNotificationUser),
  countUnseen: { count: 0 },
  readNotification: told.exampleNotificationUser,
  changeNotification: told.exampleNotificationUser,
  markAllSeen: { success: true },
  markSeen: { success: true },
  markAllUnseen: { success: true },
  markUnseen: { success: true },
  readSocketTokens: told.exampleSocketTokens,
  readSession: accounts.exampleSession,
  endSession: { loggedOut: true },
  readProviderReturn: { provider: 'pigi', process: 'login', redirect: '/account' },
  readSignInConfig: signIn.exampleConfig,
  readSignInSession: signIn.exampleSignedIn,
  signOut: signIn.exampleSignedIn,
  signIn: signIn.exampleSignedIn,
  signUp: signIn.exampleSignedIn,
  requestLoginCode: signIn.exampleSignedIn,
  confirmLoginCode: signIn.exampleSignedIn,
  readEmailVerification: signIn.exampleEmailVerification,
  verifyEmail: signIn.exampleSignedIn,
  resendEmailVerification: done,
  requestPasswordReset: done,
  readPasswordReset: signIn.examplePasswordReset,
  resetPassword: signIn.exampleSignedIn,
  reauthenticate: signIn.exampleSignedIn,
  confirmSecondFactor: signIn.exampleSignedIn,
  reconfirmSecondFactor: signIn.exampleSignedIn,
  trustDevice: signIn.exampleSignedIn,
  readPasskeyLoginOptions: passkeys.exampleRequestOptions,
  signInByPasskey: signIn.exampleSignedIn,
  readPasskeyOptions: passkeys.exampleRequestOptions,
  confirmPasskey: signIn.exampleSignedIn,
  readPasskeyReauthOptions: passkeys.exampleRequestOptions,
  reconfirmPasskey: signIn.exampleSignedIn,
  signUpByPasskey: signIn.exampleSignedIn,
  readPasskeySignupOptions: passkeys.exampleCreationOptions,
  finishPasskeySignup: signIn.exampleSignedIn,
  signInByProvider: signIn.exampleSignedIn,
  signUpByProvider: signIn.exampleSignedIn,
  listSessions: kept.exampleSessions,
  endSessions: kept.exampleSessions,
  listEmails: kept.exampleEmailAddresses,
  addEmail: kept.exampleEmailAddresses,
  mailVerification: done,
  setMainEmail: kept.exampleEmailAddresses,
  removeEmail: kept.exampleEmailAddresses,
  changePassword: signIn.exampleSignedIn,
  listProviders: kept.exampleProviderAccounts,
  removeProvider: kept.exampleProviderAccounts,
  listAuthenticators: kept.exampleAuthenticators,
  readTotp: kept.exampleTotpSecret,
  readTotpPicture: kept.exampleTotpSecret,
  activateTotp: kept.exampleTotpActive,
  removeTotp: done,
  readRecoveryCodes: kept.exampleRecoveryCodes,
  makeRecoveryCodes: kept.exampleRecoveryCodes,
  readNewPasskeyOptions: passkeys.exampleCreationOptions,
  addPasskey: kept.examplePasskeyAdded,
  renamePasskey: { status: 200, data: kept.examplePasskey },
  removePasskeys: done,
} as const satisfies Merged<{ [Area in keyof Areas]: AnswersOf<Areas[Area]> }[keyof Areas]>

/** The example of an endpoint's answer; undefined for one that answers nothing. */
export const answerOf = ({ name }: Pick<NamedEndpoint, 'name'>): unknown =>
  Reflect.get(exampleAnswers, name)

/** Every answer with its schema, other answers of an endpoint, and what only some of them contain. */
export const answerSamples: readonly Sample[] = [
  ...allEndpoints.flatMap(({ name, answer }) =>
    answer ? [[`answer of ${name}`, answer, answerOf({ name })] as const] : [],
  ),
  ['user of a session', sessionUser, accounts.exampleSessionUser],
  ['session of a guest', sessionAnswer, {}],
  ['author of a review', publicPerson, { id: 27, displayName: 'Νεφέλη Δ.', mainImagePath: null }],
  ['code app', totpAnswer, kept.exampleTotpActive],
  ['anonymous session', authAnswer, signIn.exampleAnonymous],
  ['session with a pending authenticator', authAnswer, signIn.examplePendingFactor],
  ['session with a pending sign-up from a provider', authAnswer, signIn.examplePendingProvider],
  ['session that needs reauthentication', authAnswer, signIn.exampleReauthentication],
  ['session that is gone', authAnswer, signIn.exampleGone],
  ['session of a member', authAnswer, signIn.exampleSignedIn],
  ['refusal', refusal, signIn.exampleRefusal],
  ['bare refusal', refusal, signIn.exampleTooOften],
  ['author', blogAuthor, blog.exampleAuthor],
  ['blog tag', blogTag, blog.exampleBlogTag],
  ['notification', notification, told.exampleNotification],
  ['live message', liveMessage, told.exampleLiveMessage],
  ['order item', orderItem, orders.exampleOrderItem],
  ['product image', productImage, catalogue.exampleProductImage],
  ['no own review', ownReviewAnswer, null],
  ['error', errorAnswer, site.exampleError],
]
