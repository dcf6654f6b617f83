import { allEndpoints, type endpointAreas } from '#contract/endpoints/all-endpoints'
import { pathOf, successOf } from '#contract/endpoints/endpoint'
import { bodyOf } from '#contract/examples/endpoint-bodies'
import { exampleLinkLeaving } from '#contract/examples/newsletter-examples'
import { ownScript } from './start-gateway'

/** What a route that guests may call must send upstream. */
interface Asked {
  /** Below the upstream's REST API; `{id}` is a whole number. */
  upstream: string
  /** Path of the entity that the answer belongs to, read at the same time. */
  within?: string
  /** Another list that the answer is made of. */
  beside?: string
  /** What the request has to name besides its path. */
  query?: string
}

type Areas = Omit<typeof endpointAreas, 'signIn' | 'signInAccount' | 'signInSession' | 'session'>
type OfGuests<Area> = {
  [Name in keyof Area]: Area[Name] extends { who: 'anyone' } ? Name : never
}[keyof Area]

/** Those that ask several parts of the API or none have tests of their own. */
type Name = Exclude<
  { [Area in keyof Areas]: OfGuests<Areas[Area]> }[keyof Areas],
  | 'search'
  | 'readConfig'
  | 'stampWithdrawal'
  | 'readOrderState'
  | 'findGuestOrder'
  | 'findSentOrder'
  | 'findReturnedOrder'
>

const ratings = { beside: '/product/review' }

const asked: Readonly<Record<Name, Asked>> = {
  listProducts: { upstream: '/product', ...ratings },
  readProductCategory: { upstream: '/product/category/{id}', beside: '/product/category/image' },
  readProduct: { upstream: '/product/{id}', ...ratings },
  countProductView: { upstream: '/product/{id}/update_view_count', ...ratings },
  confirmSubscription: { upstream: '/user/subscription/confirm/tokenOfAMail' },
  leaveByLink: {
    upstream: `/user/unsubscribe/${encodeURIComponent(exampleLinkLeaving.token)}/newsletter`,
  },
  createProductAlert: { upstream: '/product/alert' },
  readReviewsOfProduct: { upstream: '/product/review', within: '/product/{id}' },
  readPost: { upstream: '/blog/post/{id}' },
  countPostView: { upstream: '/blog/post/{id}/update_view_count' },
  listCommentsOfPost: { upstream: '/blog/post/{id}/comments', within: '/blog/post/{id}' },
  readBlogCategory: { upstream: '/blog/category/{id}' },
  listComments: { upstream: '/blog/comment', within: '/blog/post/{id}', query: '?post=3' },
  readComment: { upstream: '/blog/comment/{id}' },
  listReplies: { upstream: '/blog/comment/{id}/replies', within: '/blog/comment/{id}' },
  listPayWays: { upstream: '/pay_way' },
  listCountries: { upstream: '/country' },
  listRegions: { upstream: '/region' },
  sendContactMessage: { upstream: '/contact' },
  withdraw: { upstream: '/contact' },
  readHealth: { upstream: '/health' },
}

const key = '7c2f91ab-04d3-4e68-8b77-000000000640'

/** One valid request for each route that guests may call. */
export const publicRequests = allEndpoints
  .filter(({ name }) => name in asked)
  .map((endpoint) => {
    const { name, method, path, isKeyed } = endpoint
    const { query = '', ...rest } = asked[name as Name]
    const body = bodyOf(endpoint)
    return {
      ...rest,
      method,
      path: path.replace('/api', ''),
      success: successOf(endpoint),
      url: `${pathOf(endpoint, { id: 3 })}${query}`,
      init: {
        method,
        headers: { ...ownScript, ...(isKeyed && { 'idempotency-key': key }) },
        ...(body && { body: JSON.stringify(body) }),
      },
    }
  })
