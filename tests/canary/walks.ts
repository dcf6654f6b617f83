import { exampleAccountWrite, exampleAddressWrite } from '#contract/examples/account-examples'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import { exampleWithdrawal } from '#contract/examples/site-examples'
import { authRequests, initOf } from '#gateway/testing/auth-requests'
import { ownScript } from '#gateway/testing/start-gateway'
import type { Planted, Whose } from './planted-people'

/** Whose things a request asks for. */
export type Owner = 'own' | 'foreign'

/** How one route is asked. */
interface Walk {
  /** The path with values; without it the route has none. */
  path?: (owner: Owner) => string
  body?: (owner: Owner) => object
  headers?: Record<string, string>
  /** The body is sent as a form. */
  isForm?: true
  /** Asks for something that only its owner gets. */
  isOwned?: true
}

/** One request. */
export interface Step {
  route: string
  path: string
  init: RequestInit
}

export const id = ':id{[1-9][0-9]{0,14}}'
export const uuid =
  ':uuid{[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}}'

/** Reads without values, and writes of the viewer with a body. */
const plain = (names: readonly string[], body?: object): Record<string, Walk> =>
  Object.fromEntries(names.map((name) => [name, body ? { body: () => body } : {}]))

/** Routes whose `{id}` is one of these things. */
function of(
  names: readonly string[],
  idOf: (owner: Owner) => number,
  more: Omit<Walk, 'path'> = {},
): Record<string, Walk> {
  return Object.fromEntries(
    names.map((name) => [
      name.replace('{id}', id),
      {
        ...more,
        path: (owner: Owner) => (name.split(' ')[1] ?? '').replace('{id}', String(idOf(owner))),
      },
    ]),
  )
}

const owned = (thing: Whose) => (owner: Owner) => thing[owner]

const text = { translations: { el: { content: 'Καλό' } } }
const opinion = { rate: 8, translations: { el: { comment: 'Καλό' } } }
const key = { 'idempotency-key': '0a6c1f0e-3f5d-4b41-9d55-2f4c8a1e7b90' }
const one = () => 1
const isOwned = { isOwned: true } as const
const nothing = { body: () => ({}) }
const orderOfTwo = { ...exampleOrderCreation, payWay: 1, items: [{ product: 1, quantity: 2 }] }

const publicWalks: Readonly<Record<string, Walk>> = {
  ...plain([
    ...['GET /api/products', 'GET /api/products/categories', 'GET /api/products/images'],
    ...['GET /api/products/reviews', 'GET /api/pay-way', 'GET /api/countries'],
    ...['GET /api/regions', 'GET /api/health', 'GET /api/config/public', 'GET /api/blog/posts'],
    ...['GET /api/blog/categories', 'GET /api/blog/tags', 'GET /api/blog/authors'],
    ...['GET /api/_auth/session', 'GET /api/auth/oauth-params'],
  ]),
  'GET /api/blog/comments': { path: () => '/api/blog/comments?post=1' },
  'GET /api/search': { path: () => `/api/search?query=${encodeURIComponent('μάθηση')}` },
  ...of(
    [
      ...['GET /api/products/categories/{id}', 'GET /api/products/images/{id}'],
      ...['GET /api/products/{id}', 'GET /api/products/{id}/images'],
      ...['GET /api/products/{id}/reviews', 'GET /api/products/{id}/tags'],
      ...['GET /api/blog/posts/{id}', 'GET /api/blog/posts/{id}/comments'],
      ...['GET /api/blog/posts/{id}/related-posts', 'GET /api/blog/categories/{id}'],
      ...['GET /api/blog/categories/{id}/posts', 'GET /api/blog/tags/{id}'],
      ...[
        'GET /api/blog/authors/{id}',
        'GET /api/blog/comments/{id}',
        'GET /api/blog/comments/{id}/replies',
      ],
    ],
    one,
  ),
  ...of(
    [
      ...['POST /api/products/{id}/update-view-count', 'POST /api/blog/posts/{id}/update-likes'],
      ...['POST /api/blog/posts/{id}/update-view-count'],
      ...['POST /api/blog/comments/{id}/update-likes'],
    ],
    one,
    nothing,
  ),
  ...plain(['POST /api/contact'], {
    name: 'Άννα',
    email: 'anna@example.com',
    message: 'Καλημέρα σας, πότε έρχονται τα νέα;',
  }),
  'POST /api/withdrawals/stamp': { headers: key, body: () => exampleWithdrawal },
  'POST /api/withdrawals': { headers: key, body: () => exampleWithdrawal },
  'POST /api/_csp': { ...nothing, headers: { 'content-type': 'application/csp-report' } },
}

function accountWalks(planted: Planted, viewer: number): Record<string, Walk> {
  const account = (owner: Owner) => (owner === 'own' ? viewer : planted.stranger)
  const lists = [
    ...['favourite-products', 'orders', 'product-reviews', 'liked-blog-posts'],
    ...['blog-post-comments', 'addresses', 'notifications'],
  ].map((name) => `GET /api/user/account/{id}/${name}`)
  const address = owned(planted.address)
  const notMain = owned({ ...planted.address, own: planted.address.spare })
  const notification = owned(planted.notification)
  const marked = { body: (owner: Owner) => ({ notificationUserIds: [notification(owner)] }) }
  return {
    ...of(['GET /api/user/account/{id}', ...lists], account, isOwned),
    ...of(['PUT /api/user/account/{id}'], account, {
      ...isOwned,
      body: () => exampleAccountWrite,
    }),
    ...of(['PATCH /api/user/account/{id}'], account, {
      ...isOwned,
      body: () => ({ city: 'Πάτρα' }),
      isForm: true,
    }),
    ...of(['POST /api/user/account/{id}/change-username'], account, {
      ...isOwned,
      body: () => ({ username: 'viewer.of.all' }),
    }),
    'GET /api/user/addresses': {},
    ...plain(['POST /api/user/addresses'], exampleAddressWrite),
    ...of(['GET /api/user/addresses/{id}'], address, isOwned),
    ...of(['PUT /api/user/addresses/{id}'], address, {
      ...isOwned,
      body: () => ({ ...exampleAddressWrite, isMain: false }),
    }),
    ...of(['POST /api/user/addresses/{id}/set-main'], address, { ...isOwned, ...nothing }),
    ...of(['DELETE /api/user/addresses/{id}'], notMain, isOwned),
    'GET /api/websocket/user/tokens': {},
    'GET /api/notification/user/unseen-count': {},
    ...of(['GET /api/notification/user/{id}'], notification, isOwned),
    ...of(['PATCH /api/notification/user/{id}'], notification, {
      ...isOwned,
      body: () => ({ seen: true }),
    }),
    'POST /api/notification/user/mark-all-as-seen': nothing,
    'POST /api/notification/user/mark-all-as-unseen': nothing,
    'POST /api/notification/user/mark-as-seen': marked,
    'POST /api/notification/user/mark-as-unseen': marked,
    ...of(['DELETE /api/notification/user/{id}'], notification, isOwned),
  }
}

function shopWalks(planted: Planted): Record<string, Walk> {
  const review = owned(planted.review)
  const order = owned(planted.order)
  return {
    ...plain(['GET /api/products/favourites', 'GET /api/orders', 'GET /api/orders/my-orders']),
    ...plain(['POST /api/products/favourites'], { product: planted.newProduct }),
    ...of(['DELETE /api/products/favourites/{id}'], owned(planted.favourite), isOwned),
    ...plain(['POST /api/products/favourites/favourites-by-products'], { productIds: [1, 2, 3] }),
    ...plain(['POST /api/products/reviews'], { product: planted.boughtProduct, ...opinion }),
    ...of(['PUT /api/products/reviews/{id}'], review, { ...isOwned, body: () => opinion }),
    ...plain(['POST /api/products/reviews/user-product-review'], {
      product: planted.reviewedProduct,
    }),
    ...of(['DELETE /api/products/reviews/{id}'], review, isOwned),
    // Reading creates the first cart, adding its first item.
    'GET /api/cart': {},
    ...plain(['POST /api/cart/items'], { cart: 1, product: 1, quantity: 1 }),
    ...of(['PUT /api/cart/items/{id}'], one, { body: () => ({ quantity: 2 }) }),
    ...of(['DELETE /api/cart/items/{id}'], one),
    'POST /api/orders': { body: () => orderOfTwo, headers: key },
    ...of(['GET /api/orders/{id}'], order, isOwned),
    [`GET /api/orders/uuid/${uuid}`]: {
      ...isOwned,
      // The API shows the order of a guest to everybody who knows its uuid.
      path: (owner) =>
        `/api/orders/uuid/${planted.uuidOf(owner === 'own' ? order('own') : planted.guestOrder)}`,
    },
    ...of(['POST /api/orders/{id}/cancel'], order, { ...isOwned, ...nothing }),
  }
}

function commentWalks(planted: Planted): Record<string, Walk> {
  const comment = owned(planted.comment)
  return {
    ...plain(['POST /api/blog/posts/liked-posts'], { postIds: [1, 2] }),
    ...plain(['POST /api/blog/comments/liked-comments'], { commentIds: [1, 2] }),
    ...plain(['POST /api/blog/comments'], { post: 1, ...text }),
    ...plain(['POST /api/blog/comments/user-blog-comment'], { post: 1 }),
    ...of(['PUT /api/blog/comments/{id}'], comment, { ...isOwned, body: () => text }),
    ...of(['DELETE /api/blog/comments/{id}'], comment, isOwned),
  }
}

/** Path prefix of the sign-in service behind the gateway. */
export const signInService = '/api/_allauth/app/v1'

const signInWalks: Readonly<Record<string, Walk>> = Object.fromEntries(
  authRequests.map((request) => [
    `${request.method} ${signInService}${request.path}`,
    { headers: initOf(request).headers as Record<string, string>, body: () => request.body ?? {} },
  ]),
)

/** How each route of the gateway is asked, by method and pattern. */
export const walksOf = (planted: Planted, viewer: number): Readonly<Record<string, Walk>> => ({
  ...publicWalks,
  ...accountWalks(planted, viewer),
  ...shopWalks(planted),
  ...commentWalks(planted),
  ...signInWalks,
  'DELETE /api/_auth/session': {},
})

/** The request of a walk. */
export function stepOf(route: string, walk: Walk, owner: Owner): Step {
  const [method = '', pattern = ''] = route.split(' ')
  return {
    route,
    path: walk.path?.(owner) ?? pattern,
    init: { method, ...(method === 'GET' ? { headers: walk.headers ?? {} } : sent(walk, owner)) },
  }
}

function sent({ body, headers, isForm }: Walk, owner: Owner): RequestInit {
  const values = body?.(owner) ?? {}
  if (!isForm) return { headers: { ...ownScript, ...headers }, body: JSON.stringify(values) }
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  const { 'content-type': _, ...own } = ownScript
  return { headers: own, body: form }
}
