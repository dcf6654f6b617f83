import { gatherAccountData, type SendRequest } from './gather-account-data'

/** Answers by path; orders have two pages. */
function api(special: Record<string, unknown> = {}) {
  const paths: string[] = []
  const request = (async ({ path, query }: { path: string; query?: Record<string, string> }) => {
    paths.push(query?.cursor ? `${path} ${query.cursor}` : path)
    const answer = special[path]
    if (answer) return answer
    if (path.endsWith('/account/7')) return { kind: 'done', data: { id: 7 } }
    if (path.endsWith('/account/email')) return { kind: 'done', data: { data: ['e'] } }
    const next = path.endsWith('/orders') && !query?.cursor ? 'http://x.invalid/?cursor=c2' : null
    return { kind: 'done', data: { results: [paths.length], links: { next } } }
  }) as unknown as SendRequest
  return { paths, request }
}

describe('gatherAccountData', () => {
  it('gathers all lists, page by page', async () => {
    const { paths, request } = api()
    const outcome = await gatherAccountData(request, 7)
    expect(outcome.kind === 'done' && Object.keys(outcome.data)).toEqual([
      'account',
      'emails',
      'addresses',
      'product-reviews',
      'favourite-products',
      'liked-blog-posts',
      'blog-post-comments',
      'orders',
    ])
    expect(paths.slice(-2)).toEqual(['/api/user/account/7/orders', '/api/user/account/7/orders c2'])
    expect(outcome.kind === 'done' && outcome.data.orders).toEqual([8, 9])
  })

  it.each(['/api/user/account/7', '/api/_allauth/app/v1/account/email', '/api/user/addresses'])(
    'returns no partial data if %s fails',
    async (path) => {
      const { request } = api({ [path]: { kind: 'unreachable' } })
      expect(await gatherAccountData(request, 7)).toEqual({ kind: 'unreachable' })
    },
  )
})
