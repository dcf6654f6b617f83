import { contactRule } from '#emulator/contact/routes'
import type { Exchange } from './exchange'
import { rowsIn, type Shop } from './shop'

/** A GET by a guest; `{id}` is 1. */
const read = (endpoint: string, path = endpoint.replace('{id}', '1')): Exchange<Shop> => ({
  name: `GET /api/v1${endpoint} 200`,
  call: ({ guest }) => guest.call('GET', path),
})
const list = (endpoint: string) => read(endpoint, `${endpoint.replace('{id}', '1')}?pageSize=100`)

const refused = (endpoint: string, status: number, path: string): Exchange<Shop> => ({
  name: `${endpoint} ${status} no. 1`,
  call: ({ guest }) => guest.call('GET', path),
})

const message = { name: 'Νεφέλη', email: 'nefeli@example.gr', message: 'Καλημέρα!' }

/** Exchanges of guests. */
export const publicExchanges: readonly Exchange<Shop>[] = [
  read('/health'),
  list('/product'),
  read('/product', '/product?pagination=false'),
  read('/product', '/product?limit=3&offset=3&pagination_type=limit_offset'),
  refused('GET /api/v1/product', 404, '/product?page=9999'),
  read('/product/{id}'),
  refused('GET /api/v1/product/{id}', 404, '/product/99999'),
  read('/product/{id}/images'),
  read('/product/{id}/reviews'),
  read('/product/{id}/tags'),
  list('/product/category'),
  read('/product/category', '/product/category?pagination=false'),
  read('/product/category/{id}'),
  list('/product/image'),
  read('/product/image/{id}'),
  list('/product/review'),
  refused('GET /api/v1/product/review/{id}', 404, '/product/review/99999'),
  {
    name: 'POST /api/v1/product/{id}/update_view_count 200',
    call: ({ guest }) => guest.call('POST', '/product/1/update_view_count'),
  },
  list('/blog/author'),
  read('/blog/author/{id}'),
  list('/blog/category'),
  read('/blog/category/{id}'),
  {
    name: 'GET /api/v1/blog/category/{id}/posts 200',
    async call({ guest }) {
      const [post] = rowsIn(await guest.call('GET', '/blog/post'))
      return guest.call('GET', `/blog/category/${post?.category}/posts`)
    },
  },
  list('/blog/comment'),
  read('/blog/comment/{id}'),
  {
    name: 'GET /api/v1/blog/comment/{id}/replies 200',
    async call({ guest }) {
      const rows = rowsIn(await guest.call('GET', '/blog/comment?pageSize=100'))
      const answered = rows.find(({ repliesCount }) => Number(repliesCount) > 0)
      return guest.call('GET', `/blog/comment/${answered?.id}/replies`)
    },
  },
  {
    name: 'GET /api/v1/blog/comment/{id}/replies 404 no. 1',
    async call({ guest }) {
      const rows = rowsIn(await guest.call('GET', '/blog/comment?pageSize=100'))
      const lonely = rows.find(({ repliesCount }) => repliesCount === 0)
      return guest.call('GET', `/blog/comment/${lonely?.id}/replies`)
    },
  },
  list('/blog/post'),
  refused('GET /api/v1/blog/post', 400, '/blog/post?tags=51,52'),
  read('/blog/post/{id}'),
  list('/blog/post/{id}/comments'),
  read('/blog/post/{id}/related_posts'),
  {
    name: 'POST /api/v1/blog/post/{id}/update_view_count 200',
    call: ({ guest }) => guest.call('POST', '/blog/post/1/update_view_count'),
  },
  list('/blog/tag'),
  read('/blog/tag/{id}'),
  list('/pay_way'),
  list('/country'),
  list('/region'),
  read('/search/product', `/search/product?query=${encodeURIComponent('κάρτες')}`),
  read('/search/blog/post', `/search/blog/post?query=${encodeURIComponent('μάθηση')}`),
  {
    name: 'POST /api/v1/contact 201',
    call: ({ guest }) => guest.call('POST', '/contact', message),
  },
  {
    name: 'POST /api/v1/contact 429 no. 1',
    async call({ guest }) {
      for (let sent = 0; sent < contactRule.most; sent += 1) {
        await guest.call('POST', '/contact', message)
      }
      return guest.call('POST', '/contact', message)
    },
  },
]
