import { setTimeout } from 'node:timers/promises'
import { authPath } from '#upstream/api'
import { pageOf } from '#upstream/testing/api-answers'
import {
  apiCommentRow,
  apiPerson,
  apiPost,
  apiPostRow,
  apiReply,
  commentRow,
} from '#upstream/testing/blog-examples'
import { unreachable } from '../testing/failing-upstream'
import { fakeApi } from '../testing/fake-api'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'

const row = (id: number, more: object = {}) => ({ ...apiCommentRow, id, ...more })

/** A gateway whose upstream has these answers by path, and what it was asked for. */
async function gatewayWith(answers: Record<string, unknown>) {
  const { ask, calls, cookieOf } = startGateway({
    upstream: (address) => {
      const path = new URL(address).pathname.replace('/api/v1', '')
      if (!(path in answers)) return fakeApi(address)
      const found = answers[path]
      return found ? Response.json(found) : Response.json({ detail: 'Nothing.' }, { status: 404 })
    },
  })
  const cookie = await cookieOf(memberSession)
  const read = async (path: string, isMember = false) => {
    const answer = await ask(`/api${path}`, isMember ? { headers: { cookie } } : {})
    return { status: answer.status, body: await answer.json() }
  }
  const write = async (method: string, path: string, body: object) => {
    const headers = { ...ownScript, cookie }
    return (await ask(`/api${path}`, { method, headers, body: JSON.stringify(body) })).status
  }
  const asked = () =>
    calls.map(({ url }) => decodeURIComponent(url.replace(/^.*\/api\/v1|[?&]_v=\d+/g, '')))
  const written = () => calls.filter(({ method }) => method !== 'GET')
  return { read, write, asked, written, calls }
}

it('asks for comments that are no replies as the API spells it, and links in our spelling', async () => {
  const next = 'http://internal/api/v1/blog/post/4/comments?page=2&pageSize=1&parent__isnull=true'
  const page = { ...pageOf(row(1)), count: 2, pageSize: 1, links: { next, previous: null } }
  const { read, asked } = await gatewayWith({ '/blog/post/4/comments': page })
  const { body } = await read('/blog/posts/4/comments?parent=none&pageSize=1')
  expect(asked()).toEqual(['/blog/post/4/comments?parent__isnull=true&pageSize=1', '/blog/post/4'])
  expect(body).toMatchObject({
    count: 2,
    links: { next: '?parent=none&pageSize=1&page=2', previous: null },
    results: [{ id: 1, post: 4, level: 0, treeId: 1 }],
  })
})

it('shows everybody the same comments, so that an ended token hides none', async () => {
  const { read, calls } = await gatewayWith({})
  await read('/blog/posts/4/comments', true)
  const [{ headers } = { headers: {} }] = calls
  expect(headers).not.toHaveProperty('authorization')
})

it('places replies below the comment that they answer', async () => {
  const { read } = await gatewayWith({
    '/blog/comment/811': apiReply,
    '/blog/comment/811/replies': pageOf(row(820, { parent: 811 })),
  })
  expect((await read('/blog/comments/811/replies')).body.results).toMatchObject([
    { id: 820, parent: 811, post: 301, level: 2, treeId: 810 },
  ])
})

it.each(['/blog/comments/811', '/blog/comments/811/replies'])(
  'answers 404 to %s below a post that is not published',
  async (path) => {
    const hidden = { ...apiReply, post: { ...apiPostRow, isPublished: false } }
    const { read } = await gatewayWith({ '/blog/comment/811': hidden })
    expect((await read(path)).status).toBe(404)
  },
)

it.each([
  ['POST', '/blog/comments', { post: 301, translations: { el: { content: 'Καλό' } } }],
  ['PUT', '/blog/comments/811', { translations: { el: { content: 'Καλό' } } }],
  ['POST', '/blog/comments/811/update-likes', {}],
  ['POST', '/blog/posts/301/update-likes', {}],
] as const)('sends no %s %s below a post that is not published', async (method, path, body) => {
  const answers = (isPublished: boolean) => ({
    '/blog/post/301': { ...apiPost, isPublished },
    '/blog/comment': apiReply,
    '/blog/comment/811/update_likes': apiReply,
    '/blog/post/301/update_likes': apiPost,
    '/blog/comment/811': {
      ...apiReply,
      user: { ...apiPerson, id: 7 },
      post: { ...apiPostRow, isPublished },
    },
  })
  const hidden = await gatewayWith(answers(false))
  expect(await hidden.write(method, path, body)).toBe(404)
  expect(hidden.written()).toEqual([])
  const shown = await gatewayWith(answers(true))
  await shown.write(method, path, body)
  expect(shown.written()).toHaveLength(1)
})

it('lists no comments below a post that is not published', async () => {
  const { read } = await gatewayWith({ '/blog/post/4': { ...apiPost, isPublished: false } })
  expect((await read('/blog/posts/4/comments')).status).toBe(404)
})

it('lists the comments of a post that has to be named and published', async () => {
  const { read } = await gatewayWith({ '/blog/post/9': { ...apiPost, isPublished: false } })
  expect((await read('/blog/comments')).status).toBe(400)
  expect((await read('/blog/comments?post=9')).status).toBe(404)
  expect((await read('/blog/comments?post=4')).body.results).toMatchObject([
    { id: commentRow.id, post: 4 },
  ])
})

it('lists a member’s own comments on a post with those that wait, the newest first', async () => {
  const own = { user: { ...apiPerson, id: 7 } }
  const rows = [
    row(1, { ...own, createdAt: '2026-05-01T10:00:00+03:00' }),
    row(2, { ...own, createdAt: '2026-05-03T10:00:00+03:00', approved: false }),
    row(3, { ...own, createdAt: '2026-05-02T10:00:00+03:00', parent: 1 }),
    row(4),
  ]
  const { read, asked } = await gatewayWith({
    '/user/account/7/blog_post_comments': pageOf(...rows),
  })
  const { body } = await read('/blog/comments?post=4&user=7', true)
  expect(body.results).toMatchObject([
    { id: 2, isApproved: false, post: 4, user: 7 },
    { id: 3, parent: 1, level: 1 },
    { id: 1, children: [3] },
  ])
  expect(asked()).toEqual(['/user/account/7/blog_post_comments?user=7&post=4&pageSize=52'])
})

describe('a member’s own comments', () => {
  const waiting = row(2, { user: { ...apiPerson, id: 7 }, approved: false })

  /** What they are read as while the sign-in service answers so. */
  async function readWhile(session: () => Promise<Response>) {
    const { ask, cookieOf } = startGateway({
      sessions: 'upstream',
      upstream(address) {
        const { pathname } = new URL(address)
        if (pathname.endsWith('/auth/session')) return session()
        if (pathname.endsWith('/blog_post_comments')) return Response.json(pageOf(waiting))
        if (pathname.endsWith('/blog/comment/2')) {
          return Response.json({ ...apiReply, ...waiting, post: apiPostRow })
        }
        return fakeApi(address)
      },
    })
    const headers = { cookie: await cookieOf(memberSession) }
    return async (path: string) => (await ask(`/api/blog/comments${path}`, { headers })).json()
  }
  const down = async () => new Response(null, { status: 503 })
  const ended = async () => Response.json({ status: 401, data: {}, meta: {} }, { status: 401 })
  const slow = () => setTimeout(300).then(() => fakeApi(`https://api.test${authPath}/auth/session`))

  it.each([
    ['an outage', down, 503],
    ['no connection', unreachable, 502],
    ['an end of the session', ended, 401],
  ])('are not those of a guest after %s (R552)', async (_, session, statusCode) => {
    const read = await readWhile(session)
    expect(await read('?post=4&user=7')).toMatchObject({ statusCode })
    expect(await read('/2')).toMatchObject({ statusCode })
  })

  it('are waited for while the session is confirmed slowly (R552)', async () => {
    const list = await (await readWhile(slow))('?post=4&user=7')
    expect(list).toMatchObject({ results: [{ id: 2, isApproved: false }] })
    expect(await (await readWhile(slow))('/2')).toMatchObject({ id: 2, isApproved: false })
  })

  it('keep nobody from what everybody may read', async () => {
    const read = await readWhile(down)
    const everybodys = { results: [{ id: commentRow.id }] }
    expect(await read('?post=4&user=8')).toMatchObject(everybodys)
    expect(await read('?post=4')).toMatchObject(everybodys)
    expect(await read('/811')).toMatchObject({ id: 811 })
  })
})

it('reads the comments of another person, and of a guest’s choice, as everybody may', async () => {
  const { read, asked } = await gatewayWith({})
  await read('/blog/comments?post=4&user=8', true)
  await read('/blog/comments?post=4&user=7')
  expect(asked().filter((path) => path.includes('/user/account'))).toEqual([])
})
