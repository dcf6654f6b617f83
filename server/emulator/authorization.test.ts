import { guest } from './testing/shopper'
import { emulatorPerFile } from './testing/test-emulator'

const emulator = emulatorPerFile()

const account = '/user/account/1'
const calls: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/order/1'],
  ['GET', '/order/my_orders'],
  ['POST', '/order/1/cancel'],
  ['GET', '/product/favourite'],
  ['POST', '/product/favourite'],
  ['GET', '/product/favourite/1'],
  ['DELETE', '/product/favourite/1'],
  ['POST', '/product/favourite/favourites_by_products'],
  ['POST', '/product/review'],
  ['PATCH', '/product/review/1'],
  ['DELETE', '/product/review/1'],
  ['GET', '/product/review/1/user_product_review'],
  ['POST', '/blog/post/1/update_likes'],
  ['POST', '/blog/post/liked_posts'],
  ['POST', '/blog/comment'],
  ['PUT', '/blog/comment/1'],
  ['DELETE', '/blog/comment/1'],
  ['POST', '/blog/comment/1/update_likes'],
  ['POST', '/blog/comment/liked_comments'],
  ['POST', '/user/address'],
  ['POST', '/websocket/ticket'],
  ['GET', '/user/address/1'],
  ['PUT', '/user/address/1'],
  ['DELETE', '/user/address/1'],
  ['POST', '/user/address/1/set_main'],
  ['GET', account],
  ['PATCH', account],
  ['POST', `${account}/change_username`],
  ['GET', `${account}/orders`],
  ['GET', `${account}/addresses`],
  ['GET', `${account}/favourite_products`],
  ['GET', `${account}/product_reviews`],
  ['GET', `${account}/liked_blog_posts`],
  ['GET', `${account}/blog_post_comments`],
  ['GET', `${account}/notifications`],
  ['GET', '/notification/user/1'],
  ['PATCH', '/notification/user/1'],
  ['DELETE', '/notification/user/1'],
  ['GET', '/notification/user/unseen_count'],
  ['POST', '/notification/user/mark_all_as_seen'],
  ['POST', '/notification/user/mark_as_seen'],
  ['POST', '/notification/ids'],
]

it.each(calls)('%s %s is 401 without a token and with an invalid one', async (...call) => {
  const [method, path] = call
  const body = method === 'GET' ? undefined : {}
  for (const headers of [{}, { authorization: `Bearer ${'0'.repeat(64)}` }]) {
    const answer = await guest(emulator).call(method, path, body, headers)
    expect(answer).toMatchObject({ status: 401, body: { detail: expect.any(String) } })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  }
})
