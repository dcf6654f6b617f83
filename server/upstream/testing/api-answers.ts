import { exampleCountry, exampleRegion } from '../../../contract/examples/place-examples'
import { exampleContactReceipt, exampleHealth } from '../../../contract/examples/site-examples'
import { wholePage } from '../api'
import * as account from './account-rows'
import * as blog from './blog-examples'
import * as catalogue from './catalogue-rows'
import * as orders from './order-rows'
import type { CallName } from './upstream-endpoints'

/** A page of a list; its links name the API's own host. */
export function pageOf(...results: unknown[]) {
  const next = 'http://upstream.internal:8100/api/v1/product?page=2&pageSize=52'
  return {
    ...wholePage(results),
    links: { next, previous: next.replace('page=2', 'page=1') },
    totalPages: 1,
    pageSize: 52,
  }
}

const hits = { queryId: 'x', relaxedQuery: null, limit: 10, offset: 0, estimatedTotalHits: 1 }
const done = { detail: 'Έγινε.' }
const marked = { success: true }
const comment = blog.commentRow
const left = {
  message: 'Successfully unsubscribed',
  topic: 'Νέα μαθήματα',
  userEmail: 'nefeli@example.gr',
  count: 1,
}

/** A carrier that asks for 3.50 euro, and nothing from 40 euro; its metadata name foreign servers. */
const carrier = { providerCode: 'acs', kind: 'home_delivery', priority: 10 }
const tiles = { tileProvider: { dark: { url: 'https://tiles.example' } } }

/**
 * What the API answers to each call of a healthy shop, null where it says nothing: much of it is more
 * than we read, and must be dropped.
 */
export const apiAnswers = {
  listProducts: pageOf(catalogue.productRow),
  readProduct: catalogue.productRow,
  countProductView: catalogue.productRow,
  listProductCategories: pageOf(catalogue.categoryDetail),
  readProductCategory: catalogue.categoryDetail,
  listCategoryPictures: pageOf(catalogue.categoryPictureRow),
  readVariants: { axes: [{ id: 1, values: [{ id: 1 }] }] },
  listProductImages: pageOf(catalogue.imageRow),
  addAlert: catalogue.alertRow,
  listAlerts: pageOf(catalogue.alertRow),
  readAlert: catalogue.alertRow,
  listSentAlerts: [{ ...catalogue.alertRow, isActive: false }],
  removeAlert: null,
  listReviews: pageOf(catalogue.reviewRow),
  listReviewsOf: pageOf(catalogue.reviewRow),
  writeReview: catalogue.reviewRow,
  readReview: catalogue.reviewRow,
  changeReview: catalogue.reviewRow,
  removeReview: null,
  readOwnReview: catalogue.reviewRow,
  listFavourites: pageOf(account.favouriteRow),
  addFavourite: { id: account.favouriteRow.id, product: 41 },
  readFavourite: account.favouriteRow,
  removeFavourite: null,
  findFavourites: [account.favouriteMarkRow],
  readCart: orders.cartRow,
  addCartItem: { ...orders.cartItemRow, quantity: 4 },
  changeCartItem: orders.cartItemRow,
  removeCartItem: null,
  listOrders: pageOf(orders.orderRow),
  readOrder: orders.orderDetailRow,
  readOrderByUuid: orders.orderDetailRow,
  placeOrder: orders.orderDetailRow,
  cancelOrder: orders.orderDetailRow,
  createPaymentIntent: { paymentIntentId: 'pi_3Qx' },
  readInvoice: orders.invoiceRow,
  downloadInvoice: orders.invoiceFile,
  openCheckoutSession: {
    ...{ checkoutUrl: 'https://bank.example/pay', amount: 29.26, currency: 'EUR' },
    provider: 'viva_wallet',
  },
  findReturnedOrder: { uuid: orders.orderRow.uuid },
  listCountries: pageOf(exampleCountry),
  listRegions: pageOf({ ...exampleRegion, sortOrder: 4 }),
  listPayWays: pageOf({
    ...orders.payWayRow,
    configuration: { apiKey: 'secret-of-the-payment-provider' },
  }),
  listShippingOptions: [{ ...carrier, price: 3.5, metadata: tiles }],
  readFreeShipping: {
    providers: [{ ...carrier, threshold: 40 }],
    ...{ minThreshold: 40, maxThreshold: 40, currency: 'EUR' },
  },
  readSetting: { value: '3.50' },
  readHealth: exampleHealth,
  readTenant: { storeName: 'Στάλα', primaryDomain: 'stala.example', blogEnabled: true },
  sendContactMessage: exampleContactReceipt,
  searchProducts: { ...hits, results: [catalogue.productHitRow] },
  searchPosts: { ...hits, results: [catalogue.postHitRow] },
  listPosts: pageOf(blog.apiPostRow),
  readPost: blog.apiPost,
  countPostView: blog.apiPost,
  listCommentsOfPost: pageOf(comment),
  likePost: blog.apiPost,
  findLikedPosts: { postIds: [4, 4, 5] },
  listLikedPostsOf: pageOf(blog.apiPost),
  listBlogCategories: pageOf(blog.apiCategoryRow),
  readBlogCategory: blog.apiCategory,
  listBlogTags: pageOf(blog.apiTag),
  listAuthors: pageOf(blog.apiAuthorRow),
  readAuthor: blog.apiAuthor,
  listComments: pageOf(comment),
  listCommentsOf: pageOf(comment),
  readComment: comment,
  listReplies: pageOf(comment),
  writeComment: comment,
  changeComment: comment,
  removeComment: null,
  likeComment: comment,
  findLikedComments: { likedCommentIds: [4, 4, 5] },
  readAccount: account.accountRow,
  changeAccount: account.accountRow,
  changeUsername: done,
  deleteAccount: done,
  listAddresses: pageOf(account.addressRow),
  addAddress: account.addressRow,
  readAddress: account.addressRow,
  changeAddress: account.addressRow,
  removeAddress: null,
  setMainAddress: account.addressRow,
  listDataExports: pageOf(account.dataExportRow),
  requestDataExport: account.dataExportRow,
  downloadDataExport: { profile: { id: account.accountRow.id } },
  listTopics: [account.topicRow],
  listSubscriptions: pageOf(account.subscriptionRow),
  subscribe: account.subscriptionRow,
  removeSubscription: null,
  confirmByLink: { status: 'confirmed', topic: 'Νέα μαθήματα' },
  leaveAllByLink: left,
  leaveTopicByLink: left,
  listNotifications: pageOf(account.notificationRow),
  countUnseen: { count: 4 },
  readNotification: account.notificationRow,
  changeNotification: account.notificationRow,
  removeNotification: null,
  markAllSeen: marked,
  markSeen: marked,
  markAllUnseen: marked,
  markUnseen: marked,
  makeSocketTicket: { ticket: 'ticket-of-the-api', expiresIn: 60 },
} as const satisfies Readonly<Record<CallName, unknown>>
