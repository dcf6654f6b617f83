import { accountWrite, usernameChange } from '../account/account-write'
import { addressWrite } from '../account/address'
import { sessionEnding } from '../account/user-account'
import { providerRemoval, providerReturnBody, providerTokenBody } from '../allauth/provider-return'
import * as signIn from '../allauth/sign-in-bodies'
import {
  passkeyAssertion,
  passkeyCreation,
  passkeyLogin,
  passkeyRenaming,
} from '../allauth/webauthn'
import { commentChange, commentCreation, ownCommentQuestion } from '../blog/comment-write'
import { likedCommentsQuestion, likedPostsQuestion } from '../blog/liked-ids'
import { contactMessage } from '../contact/contact-message'
import { avatarFile } from '../media/picture-bounds'
import { seenChange, seenMarks } from '../notifications/notification'
import { cartItemChange, cartItemCreation } from '../shop/cart'
import { favouriteCreation, favouritesByProducts } from '../shop/favourite'
import { idempotencyKey, orderCreation } from '../shop/order-creation'
import { ownReviewQuestion, reviewChange, reviewCreation } from '../shop/review-write'
import { withdrawal } from '../withdrawal/withdrawal'
import * as accounts from './account-examples'
import * as carts from './cart-examples'
import { uuidOf } from './example-stamps'
import * as orders from './order-examples'
import { exampleLoginCredential, exampleRegistration } from './passkey-examples'
import type { Sample } from './sample'
import { exampleBodies } from './sign-in-body-examples'
import { exampleContactMessage, exampleWithdrawal } from './site-examples'
import * as writing from './writing-examples'

/** Bodies that the browser sends, and the gateway to the upstream. */
export const bodySamples: readonly Sample[] = [
  ['end of one session', sessionEnding, { generation: 'pq7Zt0mWc2LxAe5K' }],
  ['change of the account', accountWrite, accounts.exampleAccountWrite],
  ['change of the user name', usernameChange, { username: 'νεφέλη.d' }],
  ['avatar', avatarFile, { type: 'image/png', size: 48_000 }],
  ['address to write', addressWrite, accounts.exampleAddressWrite],
  ['liked posts to look up', likedPostsQuestion, { postIds: [301, 302] }],
  ['liked comments to look up', likedCommentsQuestion, { commentIds: [811] }],
  ['seen mark', seenChange, { seen: true }],
  ['seen marks', seenMarks, { notificationUserIds: [1204] }],
  ['order to place', orderCreation, orders.exampleOrderCreation],
  ['idempotency key', idempotencyKey, uuidOf(640)],
  ['new cart item', cartItemCreation, carts.exampleCartItemCreation],
  ['change of a cart item', cartItemChange, carts.exampleCartItemChange],
  ['new favourite', favouriteCreation, carts.exampleFavouriteCreation],
  ['favourites by products', favouritesByProducts, carts.exampleFavouritesByProducts],
  ['review to write', reviewCreation, writing.exampleReviewCreation],
  ['change of a review', reviewChange, writing.exampleReviewChange],
  ['own review to look up', ownReviewQuestion, { product: 41 }],
  ['comment to write', commentCreation, writing.exampleCommentCreation],
  ['change of a comment', commentChange, writing.exampleCommentChange],
  ['own comment to look up', ownCommentQuestion, { post: 301 }],
  ['contact message', contactMessage, exampleContactMessage],
  ['withdrawal', withdrawal, exampleWithdrawal],
  ['login', signIn.loginBody, exampleBodies.login],
  ['e-mail', signIn.emailBody, exampleBodies.email],
  ['code', signIn.codeBody, exampleBodies.code],
  ['key', signIn.keyBody, exampleBodies.key],
  ['password after a reset', signIn.passwordResetBody, exampleBodies.passwordReset],
  ['password', signIn.passwordBody, exampleBodies.password],
  ['sign-up with a passkey', signIn.passkeySignupBody, exampleBodies.passkeySignup],
  ['trust in a device', signIn.trustBody, exampleBodies.trust],
  ['token of a provider', providerTokenBody, exampleBodies.providerToken],
  ['account of a provider', providerReturnBody, exampleBodies.providerReturn],
  ['removal of a provider', providerRemoval, exampleBodies.providerRemoval],
  ['primary address', signIn.primaryEmailBody, exampleBodies.primaryEmail],
  ['change of the password', signIn.passwordChangeBody, exampleBodies.passwordChange],
  ['end of sessions', signIn.sessionsRemoval, exampleBodies.sessionsRemoval],
  ['removal of passkeys', signIn.webauthnRemoval, exampleBodies.webauthnRemoval],
  ['new passkey to add', passkeyCreation, { name: 'Κινητό', credential: exampleRegistration }],
  ['name of a passkey', passkeyRenaming, { id: 62, name: 'Παλιό κινητό' }],
  ['assertion of a passkey', passkeyAssertion, { credential: exampleLoginCredential }],
  ['login by passkey', passkeyLogin, { credential: exampleLoginCredential }],
]
