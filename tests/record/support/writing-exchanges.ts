import { order } from './order-exchanges'
import { answers, needsAccount } from './rest-exchange'
import { idIn, type Person, type Shop } from './shop'

const favour = (me: Person) => me.call('POST', '/product/favourite', { product: 1 })

const favouriteExchanges = [
  answers('GET /product/favourite 200', async ({ me }) => {
    await favour(me)
    return me.call('GET', '/product/favourite')
  }),
  needsAccount('GET /product/favourite'),
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
]

const restock = { kind: 'restock', product: 36 }
const wait = (one: Pick<Person, 'call'>, body: object) => one.call('POST', '/product/alert', body)
const asGuest = { ...restock, email: 'nefeli@example.com' }

const alertExchanges = [
  answers('POST /product/alert 201', ({ me }) => wait(me, restock)),
  answers('POST /product/alert 400 no. 1', ({ guest }) => wait(guest, restock)),
  answers('POST /product/alert 400 no. 2', ({ guest }) =>
    wait(guest, { ...restock, email: 'nefeli' }),
  ),
  answers('POST /product/alert 400 no. 3', ({ me }) => wait(me, { ...restock, kind: 'x' })),
  answers('POST /product/alert 400 no. 4', ({ me }) => wait(me, { ...restock, product: 99_999 })),
  answers('POST /product/alert 400 no. 5', ({ me }) =>
    wait(me, { kind: 'price_drop', product: 1 }),
  ),
  answers('POST /product/alert 403 no. 1', ({ me }) =>
    wait(me, { kind: 'price_drop', product: 65, targetPrice: 5 }),
  ),
  answers('POST /product/alert 409 no. 1', async ({ guest }) => {
    await wait(guest, asGuest)
    return wait(guest, asGuest)
  }),
  answers('GET /product/alert 200', async ({ me }) => {
    await wait(me, restock)
    return me.call('GET', '/product/alert?isActive=true&product=36')
  }),
  needsAccount('GET /product/alert'),
  answers('GET /product/alert/{id} 200', async ({ me }) =>
    me.call('GET', `/product/alert/${idIn(await wait(me, restock))}`),
  ),
  answers('GET /product/alert/{id} 404 no. 1', async ({ me, other }) =>
    me.call('GET', `/product/alert/${idIn(await wait(other, restock))}`),
  ),
  answers('DELETE /product/alert/{id} 204', async ({ me }) =>
    me.call('DELETE', `/product/alert/${idIn(await wait(me, restock))}`),
  ),
  answers('DELETE /product/alert/{id} 404 no. 1', async ({ me, other }) =>
    me.call('DELETE', `/product/alert/${idIn(await wait(other, restock))}`),
  ),
]

const opinion = (comment: string, rate = 9) => ({
  product: 1,
  rate,
  translations: { el: { comment } },
})

/** Reviews the first product after having bought it. */
async function review({ api }: Shop, me: Person) {
  const id = idIn(await order(me))
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED']) {
    await api.send(`/switches/orders/${id}`, { status })
  }
  return me.call('POST', '/product/review', opinion('Εξαιρετικό'))
}
const reviewPath = async (shop: Shop, me = shop.me) =>
  `/product/review/${idIn(await review(shop, me))}`

const reviewExchanges = [
  answers('POST /product/review 201', (shop) => review(shop, shop.me)),
  answers('POST /product/review 400 no. 1', ({ me }) =>
    me.call('POST', '/product/review', opinion('Εξαιρετικό')),
  ),
  answers('POST /product/review 400 no. 2', async (shop) => {
    await review(shop, shop.me)
    return shop.me.call('POST', '/product/review', opinion('Ξανά'))
  }),
  answers('GET /product/review/{id} 200', async (shop) =>
    shop.me.call('GET', await reviewPath(shop)),
  ),
  answers('PATCH /product/review/{id} 200', async (shop) =>
    shop.me.call('PATCH', await reviewPath(shop), { rate: 4 }),
  ),
  answers('PATCH /product/review/{id} 403 no. 1', async (shop) => {
    const path = await reviewPath(shop, shop.other)
    await shop.api.send(path.replace('/product/review', '/switches/reviews'), { status: 'TRUE' })
    return shop.me.call('PATCH', path, { rate: 1 })
  }),
  answers('DELETE /product/review/{id} 204', async (shop) =>
    shop.me.call('DELETE', await reviewPath(shop)),
  ),
  answers('GET /product/review/{id}/user_product_review 200', async (shop) => {
    await review(shop, shop.me)
    return shop.me.call('GET', '/product/review/1/user_product_review')
  }),
  answers('GET /product/review/{id}/user_product_review 404 no. 1', ({ me }) =>
    me.call('GET', '/product/review/1/user_product_review'),
  ),
]

const text = (content: string) => ({ post: 1, translations: { el: { content } } })
const comment = (me: Person) => me.call('POST', '/blog/comment', text('Καλό'))
const commentPath = async (me: Person) => `/blog/comment/${idIn(await comment(me))}`

const commentExchanges = [
  answers('POST /blog/comment 201', ({ me }) => comment(me)),
  answers('POST /blog/comment 201', async ({ me, other }) =>
    me.call('POST', '/blog/comment', { ...text('Κι εγώ'), parent: idIn(await comment(other)) }),
  ),
  answers('PUT /blog/comment/{id} 200', async ({ me }) =>
    me.call('PUT', await commentPath(me), text('Άλλο')),
  ),
  answers('DELETE /blog/comment/{id} 204', async ({ me }) =>
    me.call('DELETE', await commentPath(me)),
  ),
  answers('DELETE /blog/comment/{id} 404 no. 1', ({ me }) =>
    me.call('DELETE', '/blog/comment/999999'),
  ),
  answers('POST /blog/comment/{id}/update_likes 200', ({ me }) =>
    me.call('POST', '/blog/comment/1/update_likes', {}),
  ),
  answers('POST /blog/comment/liked_comments 200', async ({ me }) => {
    await me.call('POST', '/blog/comment/1/update_likes', {})
    return me.call('POST', '/blog/comment/liked_comments', { commentIds: [1, 2] })
  }),
  needsAccount('POST /blog/comment/liked_comments'),
  answers('POST /blog/post/{id}/update_likes 200', ({ me }) =>
    me.call('POST', '/blog/post/1/update_likes', {}),
  ),
  answers('POST /blog/post/liked_posts 200', async ({ me }) => {
    await me.call('POST', '/blog/post/1/update_likes', {})
    return me.call('POST', '/blog/post/liked_posts', { postIds: [1, 2] })
  }),
]

/** Exchanges about favourites, reviews, comments and likes. */
export const writingExchanges = [
  ...favouriteExchanges,
  ...alertExchanges,
  ...reviewExchanges,
  ...commentExchanges,
]
