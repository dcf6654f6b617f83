import { exampleAddressFields } from '#contract/examples/account-examples'
import { bodyFor } from '#emulator/testing/orders'
import type { CameBack, Exchange } from './exchange'
import { idIn, type Person, rowsIn, type Shop } from './shop'

type Call = Exchange<Shop>['call']
const answers = (name: string, call: Call): Exchange<Shop> => ({
  name: name.replace(' /', ' /api/v1/'),
  call,
})
const owned = (endpoint: string): Exchange<Shop> =>
  answers(`GET /user/account/{id}/${endpoint} 200`, ({ customer }) =>
    customer.call('GET', `/user/account/${customer.id}/${endpoint}`),
  )

const addressOf = ({ id }: Person, more: object = {}) => ({
  ...exampleAddressFields,
  user: id,
  floor: 'FIFTH_FLOOR',
  phone: '+306900000012',
  mobilePhone: '+306900000012',
  isMain: false,
  ...more,
})
const newAddress = async (me: Person, more: object = {}) =>
  idIn(await me.call('POST', '/user/address', addressOf(me, more)))

/** A call whose `{id}` is the account of `me`. */
const accountCall = (method: string, body: object, path = ''): Call => {
  return ({ me }) => me.call(method, `/user/account/${me.id}${path}`, body)
}
const profile = { firstName: 'Νεφέλη', lastName: 'Δροσινού', city: 'Πάτρα', bio: 'Γεια' }

const accountExchanges = [
  answers('GET /user/account/{id} 200', ({ me }) => me.call('GET', `/user/account/${me.id}`)),
  answers('PATCH /user/account/{id} 200', accountCall('PATCH', profile)),
  answers('PATCH /user/account/{id} 400 no. 1', accountCall('PATCH', { phone: null })),
  answers('PATCH /user/account/{id} 400 no. 2', accountCall('PATCH', { phone: '' })),
  answers('PUT /user/account/{id} 400 no. 1', accountCall('PUT', profile)),
  answers('PUT /user/account/{id} 400 no. 2', accountCall('PUT', { ...profile, phone: null })),
  answers('PUT /user/account/{id} 400 no. 3', accountCall('PUT', { ...profile, phone: '12' })),
  answers(
    'POST /user/account/{id}/change_username 200',
    accountCall('POST', { username: 'nefeli.d' }, '/change_username'),
  ),
  answers(
    'POST /user/account/{id}/change_username 400 no. 1',
    accountCall('POST', { username: 'orestisg' }, '/change_username'),
  ),
  owned('addresses'),
  owned('blog_post_comments'),
  owned('favourite_products'),
  owned('liked_blog_posts'),
  owned('notifications'),
  owned('orders'),
  owned('product_reviews'),
  answers('POST /user/address 201', ({ me }) => me.call('POST', '/user/address', addressOf(me))),
  answers('POST /user/address 400 no. 1', ({ me }) =>
    me.call('POST', '/user/address', addressOf(me, { phone: '12', mobilePhone: '12' })),
  ),
  answers('GET /user/address/{id} 200', async ({ me }) =>
    me.call('GET', `/user/address/${await newAddress(me)}`),
  ),
  answers('PUT /user/address/{id} 200', async ({ me }) =>
    me.call('PUT', `/user/address/${await newAddress(me)}`, addressOf(me, { city: 'Αθήνα' })),
  ),
  answers('POST /user/address/{id}/set_main 200', async ({ me }) =>
    me.call('POST', `/user/address/${await newAddress(me)}/set_main`),
  ),
  answers('DELETE /user/address/{id} 204', async ({ me }) =>
    me.call('DELETE', `/user/address/${await newAddress(me)}`),
  ),
  answers('DELETE /user/address/{id} 400 no. 1', async ({ me }) =>
    me.call('DELETE', `/user/address/${await newAddress(me, { isMain: true })}`),
  ),
]

const inCart = async (me: Person, product = 1) => {
  const cart = idIn(await me.call('GET', '/cart'))
  const item = await me.call('POST', '/cart/item', { cart, product, quantity: 1 })
  return { cart, item: idIn(item) }
}
const order = (me: Person, more: object = {}) => me.call('POST', '/order', bodyFor(1, 1, more))

const orderExchanges = [
  answers('GET /cart 200', async ({ me }) => {
    await inCart(me)
    return me.call('GET', '/cart')
  }),
  answers('POST /cart/item 201', async ({ me }) =>
    me.call('POST', '/cart/item', {
      cart: idIn(await me.call('GET', '/cart')),
      product: 1,
      quantity: 1,
    }),
  ),
  answers('POST /cart/item 400 no. 1', async ({ me }) => {
    const { cart } = await inCart(me)
    return me.call('POST', '/cart/item', { cart, product: 1, quantity: 1 })
  }),
  answers('PUT /cart/item/{id} 200', async ({ me }) =>
    me.call('PUT', `/cart/item/${(await inCart(me)).item}`, { quantity: 4 }),
  ),
  answers('DELETE /cart/item/{id} 204', async ({ me }) =>
    me.call('DELETE', `/cart/item/${(await inCart(me)).item}`),
  ),
  answers('DELETE /cart 204', async ({ me }) => {
    await inCart(me)
    return me.call('DELETE', '/cart')
  }),
  answers('POST /order 201', ({ me }) => order(me)),
  answers('POST /order 400 no. 1', ({ me }) =>
    order(me, { items: [{ product: 1, quantity: 5000 }] }),
  ),
  answers('POST /order 400 no. 2', ({ me }) => order(me, { phone: '12' })),
  answers('GET /order/my-orders 200', ({ customer }) => customer.call('GET', '/order/my-orders')),
  answers('GET /order/{id} 200', async ({ me }) =>
    me.call('GET', `/order/${idIn(await order(me))}`),
  ),
  answers('GET /order/uuid/{uuid} 200', async ({ me }) => {
    const { uuid } = (await order(me)).body as { uuid: string }
    return me.call('GET', `/order/uuid/${uuid}`)
  }),
  answers('POST /order/{id}/cancel 200', async ({ me }) =>
    me.call('POST', `/order/${idIn(await order(me))}/cancel`),
  ),
]

const favour = (me: Person) => me.call('POST', '/product/favourite', { user: me.id, product: 1 })
const reviewOf = ({ id }: Person, rate = 9) => ({
  product: 1,
  user: id,
  rate,
  status: 'NEW',
  translations: { el: { comment: 'Εξαιρετικό' } },
})
const review = async (me: Person) => me.call('POST', '/product/review', reviewOf(me))
const approvedReview = async ({ me, staff }: Shop) => {
  const id = idIn(await review(me))
  await staff.call('PATCH', `/product/review/${id}`, { status: 'TRUE' })
  return `/product/review/${id}`
}
const ownReview = (me: Person) =>
  me.call('POST', '/product/review/user_product_review', { product: 1 })
/** An unapproved review cannot be read by its author. */
const pendingReview = async (me: Person) => `/product/review/${idIn(await review(me))}`

const shopExchanges = [
  answers('GET /product/favourite 200', async ({ me }) => {
    await favour(me)
    return me.call('GET', `/product/favourite?userId=${me.id}`)
  }),
  answers('GET /product/favourite/{id} 200', async ({ me }) =>
    me.call('GET', `/product/favourite/${idIn(await favour(me))}`),
  ),
  answers('POST /product/favourite 201', ({ me }) => favour(me)),
  answers('POST /product/favourite 400 no. 1', async ({ me }) => {
    await favour(me)
    return favour(me)
  }),
  answers('DELETE /product/favourite/{id} 204', async ({ me }) =>
    me.call('DELETE', `/product/favourite/${idIn(await favour(me))}`),
  ),
  answers('POST /product/favourite/favourites_by_products 200', async ({ me }) => {
    await favour(me)
    return me.call('POST', '/product/favourite/favourites_by_products', { productIds: [1, 2] })
  }),
  answers('GET /product/review/{id} 200', async (shop) =>
    shop.me.call('GET', await approvedReview(shop)),
  ),
  answers('POST /product/review 201', ({ me }) => review(me)),
  answers('POST /product/review 400 no. 1', async ({ me }) => {
    await review(me)
    return review(me)
  }),
  answers('PUT /product/review/{id} 200', async (shop) =>
    shop.me.call('PUT', await approvedReview(shop), reviewOf(shop.me, 4)),
  ),
  answers('PUT /product/review/{id} 404 no. 1', async ({ me }) =>
    me.call('PUT', await pendingReview(me), reviewOf(me, 4)),
  ),
  answers('DELETE /product/review/{id} 204', async (shop) =>
    shop.me.call('DELETE', await approvedReview(shop)),
  ),
  answers('DELETE /product/review/{id} 404 no. 1', async ({ me }) =>
    me.call('DELETE', await pendingReview(me)),
  ),
  answers('POST /product/review/user_product_review 200', async ({ me }) => {
    await review(me)
    return ownReview(me)
  }),
  answers('POST /product/review/user_product_review 404 no. 1', ({ me }) => ownReview(me)),
]

const commentOf = ({ id }: Person, content = 'Καλό') => ({
  translations: { el: { content } },
  post: 1,
  parent: null,
  user: id,
  isApproved: false,
})
const comment = (me: Person) => me.call('POST', '/blog/comment', commentOf(me))
const ownComment = (me: Person) => me.call('POST', '/blog/comment/user_blog_comment', { post: 1 })
const commentPath = async (me: Person) => `/blog/comment/${idIn(await comment(me))}`

const blogExchanges = [
  answers('POST /blog/comment 201', ({ me }) => comment(me)),
  answers('PUT /blog/comment/{id} 200', async ({ me }) =>
    me.call('PUT', await commentPath(me), commentOf(me, 'Άλλο')),
  ),
  answers('DELETE /blog/comment/{id} 204', async ({ me }) =>
    me.call('DELETE', await commentPath(me)),
  ),
  answers('POST /blog/comment/user_blog_comment 404 no. 1', ({ me }) => ownComment(me)),
  answers('POST /blog/comment/user_blog_comment 500 no. 1', async ({ me }) => {
    await comment(me)
    await comment(me)
    return ownComment(me)
  }),
  answers('POST /blog/comment/{id}/update_likes 200', ({ me }) =>
    me.call('POST', '/blog/comment/1/update_likes'),
  ),
  answers('POST /blog/comment/liked_comments 200', async ({ me }) => {
    await me.call('POST', '/blog/comment/1/update_likes')
    return me.call('POST', '/blog/comment/liked_comments', { commentIds: [1, 2] })
  }),
  answers('POST /blog/post/{id}/update_likes 200', ({ me }) =>
    me.call('POST', '/blog/post/1/update_likes'),
  ),
  answers('POST /blog/post/liked_posts 200', async ({ me }) => {
    await me.call('POST', '/blog/post/1/update_likes')
    return me.call('POST', '/blog/post/liked_posts', { postIds: [1, 2] })
  }),
]

const notificationsOf = async ({ customer }: Shop) =>
  rowsIn(await customer.call('GET', `/user/account/${customer.id}/notifications`))
const newNotification = async (shop: Shop) => {
  const email = 'customer@example.gr'
  await shop.api.send('/switches/notifications', { email, title: 'Νέα' })
  const [entry] = await notificationsOf(shop)
  return entry as { id: number; notification: number }
}
const mark = (verb: string) => [
  answers(`POST /notification/user/mark_all_as_${verb} 200`, ({ customer }) =>
    customer.call('POST', `/notification/user/mark_all_as_${verb}`),
  ),
  answers(`POST /notification/user/mark_as_${verb} 200`, async (shop) =>
    shop.customer.call('POST', `/notification/user/mark_as_${verb}`, {
      notificationUserIds: [(await newNotification(shop)).id],
    }),
  ),
]
const onNotification =
  (method: string, body?: object) =>
  async (shop: Shop): Promise<CameBack> =>
    shop.customer.call(method, `/notification/user/${(await newNotification(shop)).id}`, body)

const notificationExchanges = [
  answers('GET /notification/user/unseen_count 200', async (shop) => {
    await newNotification(shop)
    return shop.customer.call('GET', '/notification/user/unseen_count')
  }),
  answers('GET /notification/user/unseen_count 204', ({ me }) =>
    me.call('GET', '/notification/user/unseen_count'),
  ),
  answers('GET /notification/user/{id} 200', onNotification('GET')),
  answers('PATCH /notification/user/{id} 200', onNotification('PATCH', { seen: true })),
  answers('DELETE /notification/user/{id} 204', onNotification('DELETE')),
  answers('POST /notification/ids 200', async (shop) =>
    shop.customer.call('POST', '/notification/ids', {
      ids: [(await newNotification(shop)).notification],
    }),
  ),
  ...mark('seen'),
  ...mark('unseen'),
]

/** Exchanges of signed-in accounts. */
export const ownExchanges: readonly Exchange<Shop>[] = [
  ...accountExchanges,
  ...orderExchanges,
  ...shopExchanges,
  ...blogExchanges,
  ...notificationExchanges,
]
