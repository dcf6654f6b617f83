import { answers, deadToken, list, read, refused } from './rest-exchange'
import { rowsIn, type Shop } from './shop'

const message = {
  name: 'Νεφέλη',
  email: 'nefeli@example.com',
  message: 'Καλημέρα σας, πότε έρχονται τα νέα;',
}

const repliedComment = async ({ guest }: Shop) => {
  const rows = rowsIn(await guest.call('GET', '/blog/comment?pageSize=100'))
  return rows.find(({ repliesCount }) => Number(repliesCount) > 0)?.id
}

const catalogueExchanges = [
  list('/product'),
  read('/product', '/product?pagination=false'),
  read('/product', '/product?limit=3&offset=3&pagination_type=limit_offset'),
  refused('/product', 404, '/product?page=9999'),
  deadToken('/product'),
  read('/product/{id}'),
  refused('/product/{id}', 404, '/product/99999'),
  read('/product/{id}/variants', '/product/28/variants'),
  refused('/product/{id}/variants', 404, '/product/99999/variants'),
  list('/product/category'),
  read('/product/category', '/product/category?pagination=false'),
  read('/product/category/{id}'),
  list('/product/category/image'),
  list('/product/image'),
  list('/product/review'),
  refused('/product/review/{id}', 404, '/product/review/99999'),
  answers('POST /product/{id}/update_view_count 200', ({ guest }) =>
    guest.call('POST', '/product/1/update_view_count', {}),
  ),
  read('/search/product', `/search/product?query=${encodeURIComponent('κάρτες')}`),
  read('/search/blog/post', `/search/blog/post?query=${encodeURIComponent('μάθηση')}`),
]

const blogExchanges = [
  list('/blog/author'),
  read('/blog/author/{id}'),
  list('/blog/category'),
  read('/blog/category/{id}'),
  list('/blog/comment'),
  refused('/blog/comment', 400, '/blog/comment?parent=none'),
  read('/blog/comment/{id}'),
  refused('/blog/comment/{id}', 404, '/blog/comment/99999'),
  answers('GET /blog/comment/{id}/replies 200', async (shop) =>
    shop.guest.call('GET', `/blog/comment/${await repliedComment(shop)}/replies`),
  ),
  list('/blog/post'),
  read('/blog/post/{id}'),
  refused('/blog/post/{id}', 404, '/blog/post/99999'),
  list('/blog/post/{id}/comments'),
  refused('/blog/post/{id}/comments', 400, '/blog/post/1/comments?parent=none'),
  answers('POST /blog/post/{id}/update_view_count 200', ({ guest }) =>
    guest.call('POST', '/blog/post/1/update_view_count', {}),
  ),
  list('/blog/tag'),
]

/** Exchanges of guests. */
export const publicExchanges = [
  ...catalogueExchanges,
  ...blogExchanges,
  read('/health'),
  list('/pay_way'),
  list('/country'),
  deadToken('/country'),
  list('/region'),
  read('/settings/get', '/settings/get?key=CHECKOUT_SHIPPING_PRICE'),
  refused('/settings/get', 404, '/settings/get?key=SECRET_KEY'),
  read('/shipping/free-shipping-info', '/shipping/free-shipping-info?countryCode=GR'),
  read('/shipping/options', '/shipping/options?countryCode=GR&orderValueAmount=12&weightGrams=0'),
  refused('/shipping/options', 400, '/shipping/options?countryCode=GR&orderValueAmount=much'),
  read('/tenant/resolve', '/tenant/resolve?domain=localhost'),
  refused('/tenant/resolve', 400),
  refused('/tenant/resolve', 404, '/tenant/resolve?domain=elsewhere.example'),
  answers('POST /contact 201', ({ guest }) => guest.call('POST', '/contact', message)),
  answers('POST /contact 400 no. 1', ({ guest }) =>
    guest.call('POST', '/contact', { ...message, name: 'Ν' }),
  ),
  answers('POST /contact 429 no. 1', async ({ guest }) => {
    for (let sent = 0; sent < 5; sent += 1) await guest.call('POST', '/contact', message)
    return guest.call('POST', '/contact', message)
  }),
]
