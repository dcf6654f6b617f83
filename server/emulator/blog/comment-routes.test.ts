import * as z from 'zod/mini'
import type { Answer } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const messages = [expect.any(String)]
const bodyOf = (more: object = {}) => ({
  post: 1,
  translations: { el: { content: 'Το δοκίμασα ήδη.' } },
  ...more,
})
const post = (more: object = {}) => owner.call('POST', '/blog/comment', bodyOf(more))
const comment = z.looseObject({
  id: z.number(),
  approved: z.boolean(),
  parent: z.nullable(z.number()),
})
const commentIn = ({ body }: Answer) => z.parse(comment, body)
const added = async (more: object = {}) => commentIn(await post(more))
const page = z.object({ count: z.number(), results: z.array(comment) })
const read = async (path: string) => z.parse(page, await emulator.read(`/api/v1${path}`))
const idsOf = async (path: string) => (await read(path)).results.map(({ id }) => id)

const wait = (areApproved: boolean) => emulator.send('/switches/comments', { areApproved })
afterEach(() => wait(true))

describe('a list of comments', () => {
  it('is counted as its post counts it', async () => {
    const posts = z.parse(
      z.array(z.looseObject({ id: z.number(), commentsCount: z.number() })),
      await emulator.read('/api/v1/blog/post?pagination=false&_v=2'),
    )
    for (const { id, commentsCount } of posts.slice(0, 8)) {
      expect((await read(`/blog/post/${id}/comments`)).count).toBe(commentsCount)
    }
  })

  it('has roots and replies by parent__isnull', async () => {
    const reply = await added({ parent: (await added()).id })
    for (const list of ['/blog/comment?post=1&', '/blog/post/1/comments?']) {
      const roots = await read(`${list}parent__isnull=true&pageSize=100`)
      expect(roots.results.every(({ parent }) => parent === null)).toBe(true)
      expect(await idsOf(`${list}parent__isnull=false&pageSize=100`)).toContain(reply.id)
    }
  })
})

describe('a conversation', () => {
  it('has replies, the oldest first', async () => {
    const root = await added()
    const first = await added({ parent: root.id })
    const below = await added({ parent: first.id })
    const second = await added({ parent: root.id })
    expect(await idsOf(`/blog/comment/${root.id}/replies`)).toEqual([first.id, second.id])
    expect(await read(`/blog/comment/${below.id}/replies`)).toMatchObject({ count: 0, results: [] })
    expect(await emulator.read(`/api/v1/blog/comment/${root.id}`)).toMatchObject({
      repliesCount: 2,
      hasReplies: true,
      treePosition: { level: 0, approvedDescendantsCount: 3 },
      childrenComments: [{ id: first.id }, { id: second.id }],
    })
  })
})

describe('writing a comment', () => {
  it('is approved at once, and by the caller, whatever the body says', async () => {
    const answer = await post({ user: other.id, approved: false, isApproved: false })
    expect(answer).toMatchObject({
      status: 201,
      body: { approved: true, user: { id: owner.id }, post: { id: 1 }, parentComment: null },
    })
  })

  it('replies to another one', async () => {
    const above = await added()
    const reply = await post({ parent: above.id })
    expect(reply.body).toMatchObject({
      parent: above.id,
      isReply: true,
      parentComment: { id: above.id },
      ancestorsPath: [{ id: above.id }],
      treePosition: { level: 1 },
    })
  })

  it.each<[object, object]>([
    [{ translations: { el: { content: ' ' } } }, { translations: { el: { content: messages } } }],
    [
      { translations: { el: { content: 'α'.repeat(1001) } } },
      { translations: { el: { content: messages } } },
    ],
    [{ translations: undefined }, { translations: messages }],
    [{ post: 4711 }, { post: ['Λάθος κλειδί "4711" - το αντικείμενο δεν υπάρχει.'] }],
    [{ post: undefined }, { post: messages }],
    [{ parent: 4711 }, { parent: messages }],
    [{ post: 3, parent: 1 }, { parent: ['Το γονικό σχόλιο πρέπει να ανήκει στο ίδιο άρθρο.'] }],
  ])('with %j is refused', async (more, body) => {
    expect(await post(more)).toMatchObject({ status: 400, body })
  })
})

describe('a comment', () => {
  const content = (text: string) => bodyOf({ translations: { el: { content: text } } })

  it('is changed by its author only, and stays approved', async () => {
    const { id } = await added()
    const path = `/blog/comment/${id}`
    expect(await owner.call('PUT', path, content('Διορθωμένο.'))).toMatchObject({
      status: 200,
      body: { approved: true, translations: { el: { content: 'Διορθωμένο.' } } },
    })
    expect((await other.call('PUT', path, content('Άλλο.'))).status).toBe(403)
    expect((await owner.call('PUT', path, content(''))).status).toBe(400)
    const { translations } = content('Μόνο αυτό.')
    expect((await owner.call('PUT', path, { translations })).status).toBe(400)
  })

  it('is deleted by its author only, with all replies', async () => {
    const above = await added()
    const reply = await added({ parent: above.id })
    expect((await other.call('DELETE', `/blog/comment/${above.id}`)).status).toBe(403)
    expect((await owner.call('DELETE', `/blog/comment/${above.id}`)).status).toBe(204)
    for (const { id } of [above, reply]) {
      expect((await owner.call('GET', `/blog/comment/${id}`)).status).toBe(404)
    }
  })

  it('that waits is found in the lists of its author alone', async () => {
    await wait(false)
    const { id, approved } = await added()
    expect(approved).toBe(false)
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', content('Άλλο.')],
      ['DELETE', undefined],
    ] as const) {
      expect((await owner.call(method, `/blog/comment/${id}`, body)).status).toBe(404)
    }
    const idsFor = async (path: string) =>
      z.parse(page, (await owner.call('GET', path)).body).results.map((one) => one.id)
    expect(await idsFor('/blog/comment?post=1&pageSize=100')).not.toContain(id)
    expect(await idsFor('/blog/post/1/comments?pageSize=100')).not.toContain(id)
    const list = `/user/account/${owner.id}/blog_post_comments`
    expect(await idsFor(`${list}?post=1`)).toContain(id)
    expect(await idsFor(`${list}?post=2`)).not.toContain(id)
  })
})

describe('likes', () => {
  it('of a post are toggled, saved with it, and looked up', async () => {
    const like = async () => (await owner.call('POST', '/blog/post/2/update_likes')).body
    const shape = z.looseObject({ likes: z.array(z.number()), likesCount: z.number() })
    const liked = async (postIds: unknown) =>
      owner.call('POST', '/blog/post/liked_posts', { postIds })
    const once = z.parse(shape, await like())
    // The number is the one from before, unlike the list.
    expect(once.likes).toContain(owner.id)
    expect(once.likesCount).toBe(once.likes.length - 1)
    expect((await liked([1, 2, 3])).body).toEqual({ postIds: [2] })
    const own = await owner.call('GET', `/user/account/${owner.id}/liked_blog_posts`)
    expect(own.body).toMatchObject({ results: [{ id: 2, author: expect.any(Number) }] })
    const twice = z.parse(shape, await like())
    expect(twice.likesCount).toBe(twice.likes.length + 1)
    expect((await liked([1, 2, 3])).body).toEqual({ postIds: [] })
    expect((await liked([])).body).toEqual({ postIds: [] })
    expect((await liked('2')).status).toBe(400)
    expect((await owner.call('POST', '/blog/post/4711/update_likes')).status).toBe(404)
  })

  it('of a comment too', async () => {
    const { id } = await added()
    const like = async () => (await other.call('POST', `/blog/comment/${id}/update_likes`)).body
    expect(await like()).toMatchObject({ likesCount: 1, userHasLiked: true, action: 'liked' })
    const asked = (commentIds: unknown) =>
      other.call('POST', '/blog/comment/liked_comments', { commentIds })
    expect((await asked([id, 1])).body).toEqual({ likedCommentIds: [id] })
    expect((await asked([])).status).toBe(400)
    expect((await asked(Array(101).fill(id))).status).toBe(400)
    expect(await like()).toMatchObject({ likesCount: 0, userHasLiked: false, action: 'unliked' })
  })
})
