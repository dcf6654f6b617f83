import * as z from 'zod/mini'
import { blogComment } from '#contract/blog/blog-comment'
import { blogPost } from '#contract/blog/blog-post'
import { pageOf } from '#contract/wire/page'
import type { Answer } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const messages = [expect.any(String)]
const bodyOf = (more: object = {}) => ({
  post: '1',
  user: String(owner.id),
  translations: { el: { content: 'Το δοκίμασα ήδη.' } },
  ...more,
})
const post = (more: object = {}) => owner.call('POST', '/blog/comment', bodyOf(more))
const commentIn = ({ body }: Answer) => z.parse(blogComment, body)
const added = async (more: object = {}) => commentIn(await post(more))

describe('writing a comment', () => {
  it('is unapproved at first', async () => {
    const answer = await post({ isApproved: true })
    expect(answer.status).toBe(201)
    expect(commentIn(answer)).toMatchObject({ user: owner.id, isApproved: false, level: 0 })
    const own = await owner.call(
      'GET',
      `/user/account/${owner.id}/blog_post_comments?isApproved=false`,
    )
    expect(z.parse(pageOf(blogComment), own.body).count).toBe(1)
  })

  it('replies to another one, in the same tree and one level below', async () => {
    const above = await added()
    const reply = await added({ parent: above.id })
    const below = await added({ parent: reply.id })
    expect(below).toMatchObject({ parent: reply.id, level: 2, treeId: above.treeId })
    const read = commentIn(await owner.call('GET', `/blog/comment/${above.id}`))
    expect(read).toMatchObject({ children: [reply.id], repliesCount: 2 })
    expect((await added()).treeId).not.toBe(above.treeId)
  })

  it.each<[object, object]>([
    [{ translations: { el: { content: ' ' } } }, { translations: { el: { content: messages } } }],
    [
      { translations: { el: { content: 'α'.repeat(1001) } } },
      { translations: { el: { content: messages } } },
    ],
    [{ translations: undefined }, { translations: messages }],
    [{ post: 4711 }, { post: messages }],
    [{ post: undefined }, { post: messages }],
    [{ user: 4711 }, { user: messages }],
    [{ parent: 4711 }, { parent: messages }],
    [{ post: 3, parent: 1 }, { parent: messages }],
  ])('with %j is refused', async (more, body) => {
    expect(await post(more)).toMatchObject({ status: 400, body })
  })
})

describe('a comment', () => {
  it('is changed by any user, as in the real API', async () => {
    const { id } = await added()
    const content = (text: string) => bodyOf({ translations: { el: { content: text } } })
    const mine = await owner.call('PUT', `/blog/comment/${id}`, content('Διορθωμένο.'))
    expect(commentIn(mine).translations.el?.content).toBe('Διορθωμένο.')
    expect((await other.call('PUT', `/blog/comment/${id}`, content('Άλλο.'))).status).toBe(200)
    expect((await owner.call('PUT', `/blog/comment/${id}`, content(''))).status).toBe(400)
  })

  it('is approved or unapproved by a change', async () => {
    const { id } = await added()
    const change = async (more: object) =>
      commentIn(await owner.call('PUT', `/blog/comment/${id}`, bodyOf(more))).isApproved
    expect(await change({ isApproved: true })).toBe(true)
    expect(await change({})).toBe(true)
    expect(await change({ isApproved: false })).toBe(false)
  })

  it('is deleted with all replies', async () => {
    const above = await added()
    const reply = await added({ parent: above.id })
    const below = await added({ parent: reply.id })
    expect((await owner.call('DELETE', `/blog/comment/${above.id}`)).status).toBe(204)
    for (const { id } of [above, reply, below]) {
      expect((await owner.call('GET', `/blog/comment/${id}`)).status).toBe(404)
    }
    expect((await owner.call('GET', '/blog/comment/1')).status).toBe(200)
  })

  it('of the caller under a post is found, unless there are several', async () => {
    const mine = () => owner.call('POST', '/blog/comment/user_blog_comment', { post: '1' })
    expect(await mine()).toMatchObject({ status: 404, body: { detail: expect.any(String) } })
    const { id } = await added()
    await added({ parent: id })
    expect(commentIn(await mine()).id).toBe(id)
    await added()
    expect((await mine()).status).toBe(500)
  })
})

describe('likes', () => {
  it('of a post are toggled and looked up', async () => {
    const like = async () =>
      z.parse(blogPost, (await owner.call('POST', '/blog/post/2/update_likes')).body).likesCount
    const liked = async (postIds: unknown) =>
      (await owner.call('POST', '/blog/post/liked_posts', { postIds })).body
    const once = await like()
    expect(await liked([1, 2, 3])).toEqual([2])
    const own = await owner.call('GET', `/user/account/${owner.id}/liked_blog_posts`)
    expect(z.parse(pageOf(blogPost), own.body).results.map(({ id }) => id)).toEqual([2])
    expect(await like()).toBe(once - 1)
    expect(await liked([1, 2, 3])).toEqual([])
    expect(await liked([])).toEqual([])
    expect(await liked('2')).toEqual({ error: expect.any(String) })
    expect((await owner.call('POST', '/blog/post/4711/update_likes')).status).toBe(404)
  })

  it('of a comment too, five times a minute', async () => {
    const { id } = await added()
    const like = () => other.call('POST', `/blog/comment/${id}/update_likes`)
    expect(commentIn(await like()).likesCount).toBe(1)
    const asked = (commentIds: unknown) =>
      other.call('POST', '/blog/comment/liked_comments', { commentIds })
    expect((await asked([id, 1])).body).toEqual([id])
    expect(await asked([])).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect(commentIn(await like()).likesCount).toBe(0)
    for (let more = 0; more < 3; more += 1) await like()
    expect((await like()).status).toBe(429)
  })
})
