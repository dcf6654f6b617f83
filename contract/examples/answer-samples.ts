import { address } from '../account/address'
import * as account from '../account/user-account'
import * as auth from '../allauth/account-answers'
import { emailAddresses, sessionList } from '../allauth/account-lists'
import { configAnswer } from '../allauth/config-answer'
import { emailVerification, passwordReset } from '../allauth/key-checks'
import { oauthParams } from '../allauth/provider-return'
import { doneAnswer, refusal } from '../allauth/refusal'
import { authAnswer } from '../allauth/session-answer'
import { providerSignup } from '../allauth/sign-in-bodies'
import { creationOptionsAnswer, requestOptionsAnswer } from '../allauth/webauthn'
import { blogComment } from '../blog/blog-comment'
import { blogAuthor, blogCategory, blogPost, blogTag } from '../blog/blog-post'
import { ownCommentAnswer } from '../blog/comment-write'
import { likedIds } from '../blog/liked-ids'
import { runtimeConfig } from '../config/runtime-config'
import { contactReceipt } from '../contact/contact-receipt'
import { errorAnswer } from '../errors/error-answer'
import { country, region } from '../geo/country'
import { health } from '../health/health'
import * as notifications from '../notifications/notification'
import { searchAnswer } from '../search/search-answer'
import { cart, cartItem, cartItemReceipt } from '../shop/cart'
import { favourite } from '../shop/favourite'
import { order, orderDetail, orderItem } from '../shop/order'
import { payWay } from '../shop/pay-way'
import { product } from '../shop/product'
import { productAlert } from '../shop/product-alert'
import { productCategory, productImage, productTag } from '../shop/product-category'
import { ownProductReview, productReview } from '../shop/product-review'
import { ownReviewAnswer } from '../shop/review-write'
import { pageOf } from '../wire/page'
import { withdrawalReceipt } from '../withdrawal/withdrawal'
import * as accounts from './account-examples'
import * as kept from './authenticator-examples'
import * as blog from './blog-examples'
import * as carts from './cart-examples'
import * as catalogue from './catalogue-examples'
import * as told from './notification-examples'
import * as orders from './order-examples'
import * as passkeys from './passkey-examples'
import * as places from './place-examples'
import type { Sample } from './sample'
import * as signIn from './sign-in-examples'
import * as site from './site-examples'
import * as writing from './writing-examples'

const onePage = {
  links: { next: 'http://api.example/blog/tag?page=2', previous: null },
  count: 13,
  totalPages: 2,
  pageSize: 12,
  pageTotalResults: 1,
  page: 1,
  results: [blog.exampleBlogTag],
}

export const answerSamples: readonly Sample[] = [
  ['account', account.userAccount, accounts.exampleAccount],
  ['user of a session', account.sessionUser, accounts.exampleSessionUser],
  ['session', account.sessionAnswer, accounts.exampleSession],
  ['session of a guest', account.sessionAnswer, {}],
  ['end of a session', account.sessionEnded, { loggedOut: true }],
  [
    'author of a review',
    account.publicPerson,
    { id: 27, displayName: 'Νεφέλη Δ.', mainImagePath: null },
  ],
  ['address', address, accounts.exampleAddress],
  ['authenticators', auth.authenticators, kept.exampleAuthenticators],
  ['recovery codes', auth.recoveryCodesAnswer, kept.exampleRecoveryCodes],
  ['new passkey', auth.webauthnAdded, kept.examplePasskeyAdded],
  ['renamed passkey', auth.webauthnRenamed, { status: 200, data: kept.examplePasskey }],
  ['new code app', auth.totpActivated, kept.exampleTotpActive],
  ['code app', auth.totpAnswer, kept.exampleTotpActive],
  ['secret of a code app', auth.totpAnswer, kept.exampleTotpSecret],
  ['accounts with providers', auth.providerAccounts, kept.exampleProviderAccounts],
  ['sessions', sessionList, kept.exampleSessions],
  ['e-mail addresses', emailAddresses, kept.exampleEmailAddresses],
  ['options for a new passkey', creationOptionsAnswer, passkeys.exampleCreationOptions],
  ['options for using a passkey', requestOptionsAnswer, passkeys.exampleRequestOptions],
  ['anonymous session', authAnswer, signIn.exampleAnonymous],
  ['session with a pending authenticator', authAnswer, signIn.examplePendingFactor],
  ['session with a pending sign-up from a provider', authAnswer, signIn.examplePendingProvider],
  ['session of a member', authAnswer, signIn.exampleSignedIn],
  ['session that needs reauthentication', authAnswer, signIn.exampleReauthentication],
  ['session that is gone', authAnswer, signIn.exampleGone],
  ['refusal', refusal, signIn.exampleRefusal],
  ['bare refusal', refusal, signIn.exampleTooOften],
  ['configuration of signing in', configAnswer, signIn.exampleConfig],
  ['address to verify', emailVerification, signIn.exampleEmailVerification],
  ['password to reset', passwordReset, signIn.examplePasswordReset],
  ['sign-up from a provider', providerSignup, signIn.exampleProviderSignup],
  [
    'return from a provider',
    oauthParams,
    { provider: 'pigi', process: 'login', redirect: '/account' },
  ],
  ['done', doneAnswer, { status: 200 }],
  ['post', blogPost, blog.examplePost],
  ['comment', blogComment, blog.exampleComment],
  ['own comment', ownCommentAnswer, blog.exampleComment],
  ['no own comment', ownCommentAnswer, null],
  ['blog category', blogCategory, blog.exampleBlogCategory],
  ['author', blogAuthor, blog.exampleAuthor],
  ['blog tag', blogTag, blog.exampleBlogTag],
  ['liked ids', likedIds, [301, 302]],
  ['notification', notifications.notification, told.exampleNotification],
  ['notification of a member', notifications.notificationUser, told.exampleNotificationUser],
  ['unseen count', notifications.unseenCount, { count: 0 }],
  ['marked as seen', notifications.seenMarked, { success: true }],
  ['live message', notifications.liveMessage, told.exampleLiveMessage],
  ['tokens of the socket', notifications.socketTokens, told.exampleSocketTokens],
  ['payment method', payWay, orders.examplePayWay],
  ['country', country, places.exampleCountry],
  ['region', region, places.exampleRegion],
  ['order', order, orders.exampleOrder],
  ['order detail', orderDetail, orders.exampleOrderDetail],
  ['order item', orderItem, orders.exampleOrderItem],
  ['product', product, catalogue.exampleProduct],
  ['product category', productCategory, catalogue.exampleProductCategory],
  ['product image', productImage, catalogue.exampleProductImage],
  ['product tag', productTag, catalogue.exampleProductTag],
  ['product review', productReview, catalogue.exampleProductReview],
  ['own review', ownReviewAnswer, catalogue.exampleProductReview],
  ['no own review', ownReviewAnswer, null],
  ['own review with its product', ownProductReview, catalogue.exampleProductReview],
  ['cart', cart, carts.exampleCart],
  ['cart item', cartItem, carts.exampleCartItem],
  ['cart item receipt', cartItemReceipt, carts.exampleCartItemReceipt],
  ['product alert', productAlert, writing.exampleAlert],
  ['favourite', favourite, carts.exampleFavourite],
  ['runtime configuration', runtimeConfig, site.exampleRuntimeConfig],
  ['health', health, site.exampleHealth],
  ['error', errorAnswer, site.exampleError],
  ['contact receipt', contactReceipt, site.exampleContactReceipt],
  ['withdrawal receipt', withdrawalReceipt, site.exampleWithdrawalReceipt],
  ['search', searchAnswer, site.exampleSearch],
  ['page of a list', pageOf(blogTag), onePage],
]
