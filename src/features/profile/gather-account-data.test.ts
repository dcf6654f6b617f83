import { createCall } from '#lib/http/call'
import type { ApiRequest } from '#lib/http/request'
import { failing, settled } from '#lib/http/testing/settled'
import { gatherAccountData } from './gather-account-data'

/** Answers by path; orders have two pages. */
function api(failed?: string, leftOut = 0) {
  const paths: string[] = []
  const request = (async ({ path, query }: { path: string; query?: Record<string, string> }) => {
    paths.push(query?.cursor ? `${path} ${query.cursor}` : path)
    if (path === failed) return failing({ kind: 'unreachable' })
    if (path.endsWith('/account/7')) return { id: 7 }
    if (path.endsWith('/account/email')) return { data: ['e'] }
    const next = path.endsWith('/orders') && !query?.cursor ? 'http://x.invalid/?cursor=c2' : null
    return {
      results: [paths.length],
      links: { next },
      leftOut: path.endsWith('/orders') ? leftOut : 0,
    }
  }) as unknown as ApiRequest
  return { paths, call: createCall(request) }
}

describe('gatherAccountData', () => {
  it('gathers all lists, page by page', async () => {
    const { paths, call } = api()
    const { data, leftOut } = await gatherAccountData(call, 7)
    expect(leftOut).toBe(0)
    expect(Object.keys(data)).toEqual([
      'account',
      'emails',
      'addresses',
      'product-reviews',
      'favourite-products',
      'product-alerts',
      'liked-blog-posts',
      'blog-post-comments',
      'orders',
    ])
    expect(paths.slice(-2)).toEqual(['/api/user/account/7/orders', '/api/user/account/7/orders c2'])
    expect(data.orders).toEqual([9, 10])
  })

  it('counts the rows that could not be read, and names their lists', async () => {
    const { data, leftOut } = await gatherAccountData(api(undefined, 2).call, 7)
    expect(leftOut).toBe(4)
    expect(data).toMatchObject({ orders: [9, 10], leftOut: { orders: 4 } })
  })

  it.each(['/api/user/account/7', '/api/_allauth/app/v1/account/email', '/api/user/addresses'])(
    'returns no partial data if %s fails',
    async (path) => {
      const { call } = api(path)
      expect(await settled(gatherAccountData(call, 7))).toEqual({ kind: 'unreachable' })
    },
  )
})
