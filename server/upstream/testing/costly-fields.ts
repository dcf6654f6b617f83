import type { CallName } from './upstream-endpoints'

/** Fields that may cost an answer, or the row of a list, and why. */
type CostlyFields = Readonly<Record<string, string>>

const identity = 'which one it is'
const address = 'where its page is'
const owner = 'whose it is'
const money = 'what it costs'
const stock = 'what is there'
const access = 'who may see or do it'
const date = 'a date that is shown'
const sameOrder = 'whether two orders are the same'
const rating = 'what was rated'
const subject = 'what it is about'
const parent = 'where it stands in the tree'
const refunds = 'what was given back'
const done = 'whether it was done'

const within = (name: string, fields: CostlyFields): CostlyFields =>
  Object.fromEntries(Object.entries(fields).map(([field, why]) => [`${name}.${field}`, why]))

const product = {
  ...{ id: identity, slug: address, active: access, stock },
  ...{ price: money, finalPrice: money, discountValue: money, vatPercent: money },
}
const category = { id: identity, slug: address, parent }
const alert = {
  ...{ id: identity, product: subject, kind: subject, isActive: done, createdAt: date },
  targetPrice: money,
}
const ownAlert = { ...alert, user: owner }
const review = {
  ...{ id: identity, product: subject, 'product.id': subject, user: owner, 'user.id': owner },
  ...{ rate: rating, status: access, createdAt: date },
}
const favourite = {
  ...{ id: identity, userId: owner, product: subject, ...within('product', product) },
}
const cartItem = {
  ...{ id: identity, product: subject, ...within('product', product), quantity: stock },
  ...{ price: money, finalPrice: money, discountValue: money, vatPercent: money },
  ...{ totalPrice: money, totalDiscountValue: money },
}
const cart = {
  ...{ id: identity, uuid: identity, user: owner, totalPrice: money },
  ...{ items: subject, 'items.0': subject, ...within('items.0', cartItem) },
}
const orderItem = {
  ...{
    id: identity,
    price: money,
    totalPrice: money,
    quantity: stock,
    originalQuantity: sameOrder,
  },
  ...{ isRefunded: refunds, refundedQuantity: refunds, netQuantity: refunds },
  ...{ refundedAmount: refunds, netPrice: refunds },
}
const order = {
  ...{ id: identity, uuid: identity, user: owner, createdAt: date },
  updatedAt: 'until when it can be paid',
  ...{ paidAmount: money, shippingPrice: money, totalPriceItems: money, totalPriceExtra: money },
  ...{ country: sameOrder, region: sameOrder, payWay: sameOrder, email: sameOrder },
  ...{ firstName: sameOrder, lastName: sameOrder, street: sameOrder, streetNumber: sameOrder },
  ...{ city: sameOrder, zipcode: sameOrder, phone: sameOrder, customerNotes: sameOrder },
  ...{ items: subject, 'items.0': subject, ...within('items.0', orderItem) },
}
const orderDetail = {
  ...order,
  ...{ pricingBreakdown: money, 'pricingBreakdown.grandTotal': money },
}
const option = { providerCode: identity, kind: subject, price: money }
const hit = { id: identity, slug: address, master: identity, languageCode: subject }
const post = { id: identity, slug: address, isPublished: access, createdAt: date }
const blogCategory = { id: identity, slug: address, parent }
const author = { id: identity, user: owner }
const commentRow = {
  ...{ id: identity, user: owner, 'user.id': owner, parent, approved: access, createdAt: date },
}
const comment = { ...commentRow, post: subject, 'post.id': subject }
const account = { id: identity, email: owner, isSuperuser: access }
const savedAddress = { id: identity, user: owner }
const copy = { id: identity, status: done, token: access, createdAt: date, expiresAt: access }
const subscription = { id: identity, user: owner, topic: subject }
const notification = {
  ...{ id: identity, user: owner, 'user.id': owner, createdAt: date, seen: done },
  ...{ notification: subject, 'notification.id': identity },
}
const marked = { success: done }

/** By call; calls that are not named here have none. */
export const costlyFields: Readonly<Partial<Record<CallName, CostlyFields>>> = {
  ...{ listProducts: product, readProduct: product, countProductView: product },
  ...{ listProductCategories: category, readProductCategory: category },
  listCategoryPictures: { id: identity, category: owner, imageType: subject, active: access },
  readVariants: {
    ...{ axes: subject, 'axes.0': subject, 'axes.0.id': identity, 'axes.0.values': subject },
    ...{ 'axes.0.values.0': subject, 'axes.0.values.0.id': identity },
  },
  listProductImages: { id: identity, product: owner },
  ...{ addAlert: alert, readAlert: ownAlert, listAlerts: ownAlert, listSentAlerts: ownAlert },
  ...{ listReviews: review, readReview: review, writeReview: review, changeReview: review },
  ...{ readOwnReview: review, listReviewsOf: { ...review, 'product.slug': address } },
  ...{ listFavourites: favourite, readFavourite: favourite },
  addFavourite: { id: identity, product: subject },
  findFavourites: { id: identity, userId: owner, productId: subject },
  readCart: cart,
  addCartItem: { id: identity, product: subject, 'product.id': subject, quantity: stock },
  changeCartItem: cartItem,
  ...{ listOrders: order, readOrder: orderDetail, readOrderByUuid: orderDetail },
  ...{ placeOrder: orderDetail, cancelOrder: orderDetail },
  createPaymentIntent: { paymentIntentId: identity },
  findReturnedOrder: { uuid: identity },
  openCheckoutSession: { checkoutUrl: address, amount: money, currency: money, provider: subject },
  readInvoice: {
    ...{ invoiceNumber: identity, issueDate: date, subtotal: money, totalVat: money, total: money },
    ...{ vatBreakdown: money, 'vatBreakdown.0': money, 'vatBreakdown.0.rate': money },
    ...{ 'vatBreakdown.0.subtotal': money, 'vatBreakdown.0.vat': money },
  },
  listCountries: { alpha2: identity, alpha3: identity },
  listRegions: { alpha: identity, country: subject },
  listPayWays: {
    ...{ id: identity, active: access, cost: money, freeThreshold: money },
    ...{ providerCode: subject, isOnlinePayment: subject },
  },
  listShippingOptions: option,
  // Who reads it looks at the row of one carrier alone.
  readFreeShipping: {
    ...{ providers: money, 'providers.0': money, 'providers.0.providerCode': identity },
    ...{ 'providers.0.kind': subject, 'providers.0.threshold': money },
  },
  readSetting: { value: money },
  readHealth: { database: done, redis: done, celery: done },
  readTenant: { storeName: identity, primaryDomain: address, blogEnabled: access },
  sendContactMessage: { id: identity },
  searchProducts: { ...hit, name: subject },
  searchPosts: { ...hit, title: subject },
  ...{ listPosts: post, readPost: post, countPostView: post, likePost: post },
  listLikedPostsOf: post,
  findLikedPosts: { postIds: subject, 'postIds.0': identity },
  ...{ listBlogCategories: blogCategory, readBlogCategory: blogCategory },
  listBlogTags: { id: identity, active: access, postsCount: 'a number that is shown' },
  ...{ listAuthors: author, readAuthor: { ...author, 'user.id': owner } },
  ...{ listCommentsOfPost: commentRow, listComments: commentRow, listCommentsOf: commentRow },
  ...{ listReplies: commentRow, readComment: comment, writeComment: comment },
  ...{ changeComment: comment, likeComment: comment },
  findLikedComments: { likedCommentIds: subject, 'likedCommentIds.0': identity },
  ...{ readAccount: account, changeAccount: account },
  ...{ changeUsername: { detail: done }, deleteAccount: { detail: done } },
  ...{ listAddresses: savedAddress, addAddress: savedAddress, readAddress: savedAddress },
  ...{ changeAddress: savedAddress, setMainAddress: savedAddress },
  ...{ listDataExports: copy, requestDataExport: copy },
  downloadDataExport: { profile: owner, 'profile.id': owner },
  listTopics: { id: identity, isActive: access, requiresConfirmation: access },
  ...{ listSubscriptions: subscription, subscribe: subscription },
  confirmByLink: { topic: subject },
  ...{ leaveAllByLink: { count: done }, leaveTopicByLink: { count: done } },
  ...{ listNotifications: notification, readNotification: notification },
  changeNotification: notification,
  countUnseen: { count: 'what is asked for' },
  ...{ markAllSeen: marked, markSeen: marked, markAllUnseen: marked, markUnseen: marked },
  makeSocketTicket: { ticket: access },
}

const passkey = { type: subject, id: identity }
const codes = {
  ...{ type: subject, total_code_count: 'a number that is shown' },
  ...{ unused_code_count: 'a number that is shown', created_at: 'which codes they are' },
}
const provider = { provider: subject, 'provider.id': identity }
const steps = 'which way it goes on'
const answer = { status: done, data: subject }

/** The same of what the sign-in service says: rows of lists, and answers. */
export const costlyOfSignIn = {
  app: { type: subject },
  recoveryCodes: codes,
  passkey,
  passkeyAdded: { ...answer, ...within('data', passkey) },
  recoveryCodesRead: {
    ...answer,
    ...within('data', { ...codes, unused_codes: access, 'unused_codes.0': access }),
  },
  newApp: { status: done, meta: subject, 'meta.secret': access, 'meta.totp_url': access },
  emailAddress: { email: identity, verified: done, primary: done },
  device: { id: identity, is_current: 'whether it is this one' },
  provider: { id: identity },
  providerAccount: { uid: identity, ...provider },
  config: {
    ...answer,
    ...within('data', {
      ...{ account: steps, 'account.is_open_for_signup': access },
      ...{ 'account.email_verification_by_code_enabled': steps },
      ...{ 'account.login_by_code_enabled': steps, mfa: steps, 'mfa.passkey_login_enabled': steps },
      ...{ socialaccount: steps, 'socialaccount.providers': steps },
    }),
  },
} satisfies Record<string, CostlyFields>
