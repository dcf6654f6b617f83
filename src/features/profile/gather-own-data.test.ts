import { type Ask, gatherOwnData } from './gather-own-data'

/** Answers by path; what is asked for twice has a second page. */
function api(special: Record<string, unknown> = {}) {
  const asked: string[] = []
  const ask = (async ({ path, query }: { path: string; query?: Record<string, string> }) => {
    asked.push(query?.cursor ? `${path} ${query.cursor}` : path)
    const said = special[path]
    if (said) return said
    if (path.endsWith('/account/7')) return { kind: 'done', data: { id: 7 } }
    if (path.endsWith('/account/email')) return { kind: 'done', data: { data: ['e'] } }
    const next = path.endsWith('/orders') && !query?.cursor ? 'http://x.invalid/?cursor=c2' : null
    return { kind: 'done', data: { results: [asked.length], links: { next } } }
  }) as unknown as Ask
  return { asked, ask }
}

describe('gatherOwnData', () => {
  it('gathers all there is, page by page', async () => {
    const { asked, ask } = api()
    const outcome = await gatherOwnData(ask, 7)
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
    expect(asked.slice(-2)).toEqual(['/api/user/account/7/orders', '/api/user/account/7/orders c2'])
    expect(outcome.kind === 'done' && outcome.data.orders).toEqual([8, 9])
  })

  it.each(['/api/user/account/7', '/api/_allauth/app/v1/account/email', '/api/user/addresses'])(
    'gives no half of it where %s fails',
    async (path) => {
      const { ask } = api({ [path]: { kind: 'unreachable' } })
      expect(await gatherOwnData(ask, 7)).toEqual({ kind: 'unreachable' })
    },
  )
})
