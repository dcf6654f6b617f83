import { listUpstream, postsOf } from '../testing/list-upstream'
import { blogCommentBody } from '../testing/sample-bodies'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'

jest.setTimeout(60_000)

const posts = postsOf(20, (id) => id === 3)
const comments = posts.map(({ id }) => ({ ...blogCommentBody, id, post: id, parent: null }))
const replies = [{ ...blogCommentBody, id: 90, post: 3, parent: 3 }]

function shop() {
  const lists = listUpstream(
    { path: '/blog/post', rows: posts },
    { path: '/blog/comment', rows: comments },
    { path: '/blog/comment/3/replies', rows: replies },
  )
  const narrowed = (url: string) => {
    const only = /[?&](?:product|productId|post)=(\d+)/.exec(url)?.[1]
    if (!only) return lists(url)
    const rows = (list: readonly { id: number }[]) => list.filter(({ id }) => String(id) === only)
    return listUpstream({ path: '/blog/comment', rows: rows(comments) })(url)
  }
  return startGateway({ upstream: narrowed })
}

it.each(['/api/blog/comments?post=3', '/api/blog/comments/3/replies'])(
  '%s has no rows, as their parent is hidden',
  async (path) => {
    const { ask, calls } = shop()
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ count: 0, totalPages: 1, results: [] })
    expect(calls.length).toBeLessThanOrEqual(2)
  },
)

it.each(['/api/blog/comments'])(
  '%s lists all other rows, with two requests instead of one for each',
  async (path) => {
    const { ask, calls } = shop()
    const page = await (await ask(`${path}?pageSize=10`)).json()
    expect(page).toMatchObject({ count: 19, totalPages: 2, pageTotalResults: 10 })
    expect(page.results.map(({ id }: { id: number }) => id)).not.toContain(3)
    expect(calls).toHaveLength(2)
    await ask(`${path}?pageSize=10&page=2`)
    expect(calls).toHaveLength(2)
  },
)

it('shows pending comments to their author only', async () => {
  const own = { ...blogCommentBody, id: 50, post: 4, user: memberSession.userId, isApproved: false }
  const others = { ...own, id: 51, user: 8 }
  const { ask, cookieOf, calls } = startGateway({
    upstream: listUpstream(
      { path: '/blog/post', rows: posts },
      { path: '/blog/post/4/comments', rows: [own, others, comments[3] ?? own] },
    ),
  })
  const path = '/api/blog/posts/4/comments?parent=none'
  const headers = { cookie: await cookieOf(memberSession) }
  expect(await (await ask(path)).json()).toMatchObject({ count: 1, pageTotalResults: 1 })
  const shown = { count: 2, results: [{ id: 50 }, { id: 4 }] }
  expect(await (await ask(path, { headers })).json()).toMatchObject(shown)
  const call = calls.findLast(({ url }) => url.includes('/comments'))
  expect(call?.headers.authorization).toBe(`Bearer ${memberSession.accessToken}`)
  expect(await (await ask(path)).json()).toMatchObject({ count: 1, results: [{ id: 4 }] })
})

it('fills the pages of the posts that a person likes as well', async () => {
  const { ask, cookieOf } = startGateway({
    upstream: listUpstream({ path: '/user/account/7/liked_blog_posts', rows: posts }),
  })
  const headers = { cookie: await cookieOf(memberSession) }
  const read = async (query: string) =>
    (await ask(`/api/user/account/7/liked-blog-posts${query}`, { headers })).json()
  expect(await read('?pageSize=10')).toMatchObject({ count: 19, pageTotalResults: 10 })
  const first = await read('?paginationType=cursor&pageSize=10')
  const second = await read(first.links.next)
  expect([first, second].map((page) => page.pageTotalResults)).toEqual([10, 9])
  expect(second).toMatchObject({ count: 19, totalPages: 2, links: { next: null } })
})

it('finds the newest of a person’s comments on a post', async () => {
  const mine = [70, 71, 72].map((id) => ({
    ...blogCommentBody,
    id,
    post: 4,
    user: memberSession.userId,
    parent: id === 70 ? 5 : null,
  }))
  const { ask, calls, cookieOf } = startGateway({
    upstream: (url) =>
      url.includes('user_blog_comment')
        ? new Response('<h1>Server Error (500)</h1>', { status: 500 })
        : listUpstream({ path: '/blog/comment', rows: mine })(url),
  })
  const answer = await ask('/api/blog/comments/user-blog-comment', {
    method: 'POST',
    headers: { ...ownScript, cookie: await cookieOf(memberSession) },
    body: JSON.stringify({ post: 4 }),
  })
  expect(await answer.json()).toMatchObject({ id: 71, parent: null })
  expect(calls.at(-1)?.url).toContain('user=7&post=4&ordering=-createdAt')
})
