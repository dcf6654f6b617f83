import { allEndpoints, type endpointAreas } from '#contract/endpoints/all-endpoints'
import { successOf } from '#contract/endpoints/endpoint'
import { bodyOf } from '#contract/examples/endpoint-bodies'
import { exportTokens, ids, people } from './member-bodies'
import { ownScript } from './start-gateway'

/** What a route for members must send upstream. */
interface Asked {
  /**
   * Below the upstream's REST API; the method is the same unless `upstreamMethod` names another.
   */
  upstream: string
  upstreamMethod?: 'PATCH' | 'GET'
}

type Areas = Omit<typeof endpointAreas, 'signIn' | 'signInAccount' | 'signInSession'>
type OfMembers<Area> = {
  [Name in keyof Area]: Area[Name] extends { who: 'buyer' | 'member' | 'owner' } ? Name : never
}[keyof Area]

/**
 * The picture is a form, the socket's tokens are no entities, and what was bought as a guest is in a
 * cookie; payments need an order that waits for its own. All have tests of their own.
 */
type Name = Exclude<
  { [Area in keyof Areas]: OfMembers<Areas[Area]> }[keyof Areas],
  | 'changePicture'
  | 'readSocketTokens'
  | 'mergeCart'
  | 'cancelOrderByUuid'
  | 'openPayment'
  | 'findUnpaidOrder'
>

const account = '/user/account/{id}'

const asked: Readonly<Record<Name, Asked>> = {
  readAccount: { upstream: account },
  changeAccount: { upstream: account, upstreamMethod: 'PATCH' },
  deleteAccount: { upstream: `${account}/delete_account` },
  listDataExports: { upstream: `${account}/data_exports` },
  requestDataExport: { upstream: `${account}/request_data_export` },
  readDataExport: { upstream: `/user/data_export/${exportTokens.own}/download` },
  changeUsername: { upstream: `${account}/change_username` },
  listReviewsOf: { upstream: `${account}/product_reviews` },
  listLikedPostsOf: { upstream: `${account}/liked_blog_posts` },
  listAddresses: { upstream: '/user/account/{me}/addresses' },
  addAddress: { upstream: '/user/address' },
  readAddress: { upstream: '/user/address/{id}' },
  changeAddress: { upstream: '/user/address/{id}' },
  removeAddress: { upstream: '/user/address/{id}' },
  setMainAddress: { upstream: '/user/address/{id}/set_main' },
  readCart: { upstream: '/cart' },
  addCartItem: { upstream: '/cart/item' },
  changeCartItem: { upstream: '/cart/item/{id}' },
  removeCartItem: { upstream: '/cart/item/{id}' },
  listFavourites: { upstream: '/product/favourite' },
  addFavourite: { upstream: '/product/favourite' },
  removeFavourite: { upstream: '/product/favourite/{id}' },
  findFavourites: { upstream: '/product/favourite/favourites_by_products' },
  listTopics: { upstream: '/user/subscription/topic' },
  joinTopic: { upstream: '/user/subscription/topic/{id}/subscribe' },
  leaveTopic: { upstream: '/user/subscription/{id}' },
  listProductAlerts: { upstream: '/product/alert' },
  removeProductAlert: { upstream: '/product/alert/{id}' },
  listOrders: { upstream: '/order/my_orders' },
  placeOrder: { upstream: '/order' },
  readOrder: { upstream: '/order/{id}' },
  readOrderByUuid: { upstream: '/order/uuid/{uuid}' },
  cancelOrder: { upstream: '/order/{id}/cancel' },
  readInvoice: { upstream: '/order/{id}/invoice' },
  downloadInvoice: { upstream: '/order/{id}/invoice/download' },
  writeReview: { upstream: '/product/review' },
  changeReview: { upstream: '/product/review/{id}', upstreamMethod: 'PATCH' },
  removeReview: { upstream: '/product/review/{id}' },
  readOwnReview: { upstream: '/product/review/41/user_product_review', upstreamMethod: 'GET' },
  writeComment: { upstream: '/blog/comment' },
  changeComment: { upstream: '/blog/comment/{id}' },
  removeComment: { upstream: '/blog/comment/{id}' },
  likePost: { upstream: '/blog/post/{id}/update_likes' },
  likeComment: { upstream: '/blog/comment/{id}/update_likes' },
  findLikedPosts: { upstream: '/blog/post/liked_posts' },
  findLikedComments: { upstream: '/blog/comment/liked_comments' },
  listNotificationsOf: { upstream: `${account}/notifications` },
  countUnseen: { upstream: '/notification/user/unseen_count' },
  readNotification: { upstream: '/notification/user/{id}' },
  changeNotification: { upstream: '/notification/user/{id}' },
  removeNotification: { upstream: '/notification/user/{id}' },
  markAllSeen: { upstream: '/notification/user/mark_all_as_seen' },
  markSeen: { upstream: '/notification/user/mark_as_seen' },
  markAllUnseen: { upstream: '/notification/user/mark_all_as_unseen' },
  markUnseen: { upstream: '/notification/user/mark_as_unseen' },
}

/** A route for members, as the table of endpoints says it. */
interface MemberRoute extends Asked {
  method: string
  /** Below `/api`. */
  path: string
  body?: object
  success: number
  /** `{id}` is a person's id, and must be that of the signed-in person. */
  owner: boolean
  /** Takes an idempotency key. */
  keyed: boolean
  /** The session is over with it. */
  endsSession: boolean
}

const memberRoutes: readonly MemberRoute[] = allEndpoints
  .filter(({ name }) => name in asked)
  .map((endpoint) => {
    const { name, method, path, who, isKeyed = false } = endpoint
    const body = bodyOf(endpoint)
    return {
      ...asked[name as Name],
      method,
      path: path.replace('/api', ''),
      ...(body && { body }),
      success: successOf(endpoint),
      owner: who === 'owner',
      keyed: isKeyed,
      endsSession: name === 'deleteAccount',
    }
  })

const orderKey = '0a6c1f0e-3f5d-4b41-9d55-2f4c8a1e7b90'
const uuidEnding = (digit: number | string) => `6f1d2c3b-4a59-4e68-8b77-00000000000${digit}`

/** A route for members, with a valid request. */
export interface MemberRequest extends MemberRoute {
  name: string
  url: string
  init: RequestInit
}

/** The address of an entity of a route, by its owner. */
export function memberUrl({ path, owner }: MemberRoute, whose: keyof typeof ids): string {
  const person = { ...people, missing: ids.missing }[whose]
  return `/api${path
    .replace('{id}', String(owner ? person : ids[whose]))
    .replace('{uuid}', uuidEnding(whose === 'missing' ? 9 : ids[whose]))}`
}

function initOf({ method, keyed, body }: MemberRoute): RequestInit {
  const headers = { ...ownScript, ...(keyed ? { 'idempotency-key': orderKey } : {}) }
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

/** One request for each route, for entities of the signed-in person. */
export const memberRequests: readonly MemberRequest[] = memberRoutes.map((route) => ({
  ...route,
  name: `${route.method} ${route.path}`,
  url: memberUrl(route, 'own'),
  init: initOf(route),
}))

/** The request of a route, by its name. */
export function memberRequest(name: string): MemberRequest {
  const request = memberRequests.find((one) => one.name === name)
  if (!request) throw new Error(`${name} is no route`)
  return request
}
