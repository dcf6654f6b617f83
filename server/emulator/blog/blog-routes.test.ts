import * as z from 'zod/mini'
import { blogComment } from '#contract/blog/blog-comment'
import { blogPost } from '#contract/blog/blog-post'
import { pageOf } from '#contract/wire/page'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const readComments = async (path: string) =>
  z.parse(pageOf(blogComment), await emulator.read(path)).results
const readPosts = async (query: string) =>
  z.parse(z.array(blogPost), await emulator.read(`/api/v1/blog/post?pagination=false${query}`))

describe('comments', () => {
  it('of a post are readable level by level, newest first', async () => {
    const all = await readComments('/api/v1/blog/comment?pageSize=100')
    const deep = all.find(({ level }) => level === 2)
    expect(deep).toBeDefined()
    const top = await readComments(`/api/v1/blog/post/${deep?.post}/comments?parent=none`)
    expect(top.every(({ parent, level }) => parent === null && level === 0)).toBe(true)
    const times = top.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))

    const root = top.find(({ treeId }) => treeId === deep?.treeId)
    const replies = await readComments(`/api/v1/blog/comment/${root?.id}/replies`)
    expect(replies.map(({ id }) => id).sort()).toEqual([...(root?.children ?? [])].sort())
    expect(replies.map(({ id }) => id)).toContain(deep?.parent)
    const below = await readComments(
      `/api/v1/blog/post/${deep?.post}/comments?parent=${deep?.parent}`,
    )
    expect(below.map(({ id }) => id)).toContain(deep?.id)
    expect(root?.repliesCount).toBe(all.filter(({ treeId }) => treeId === root?.treeId).length - 1)
  })

  it('without replies answer 404, as the API does', async () => {
    const leaf = (await readComments('/api/v1/blog/comment?pageSize=100')).find(
      ({ children }) => children.length === 0,
    )
    const response = await emulator.app.request(`/api/v1/blog/comment/${leaf?.id}/replies`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
  })

  it('include unapproved ones, which can be filtered', async () => {
    const waiting = await readComments('/api/v1/blog/comment?isApproved=false')
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.every(({ isApproved }) => !isApproved)).toBe(true)
    expect(waiting[0]?.displayName).not.toBe('')
  })
})

describe('posts', () => {
  it('can be filtered by author, category, tag, slug, title and counts', async () => {
    const [some] = await readPosts('')
    expect((await readPosts(`&author=${some?.author}`)).map(({ author }) => author)).toContain(
      some?.author,
    )
    const tag = some?.tags[0] ?? 0
    for (const { tags } of await readPosts(`&tags=${tag}`)) expect(tags).toContain(tag)
    expect(await readPosts(`&slug=${some?.slug}`)).toHaveLength(1)
    const word = some?.translations.el?.title?.split(' ').at(-1)?.toLocaleUpperCase('el') ?? ''
    const found = await readPosts(`&title=${encodeURIComponent(word)}`)
    expect(found.map(({ id }) => id)).toContain(some?.id)
    for (const { featured } of await readPosts('&featured=true')) expect(featured).toBe(true)
    for (const { likesCount } of await readPosts('&minLikes=5')) {
      expect(likesCount).toBeGreaterThanOrEqual(5)
    }
    expect(await readPosts('&authorEmail=eleni@example.com')).not.toHaveLength(0)
    expect(await readPosts('&authorEmail=nobody@example.com')).toHaveLength(0)
  })

  it('have at most eight related posts, never themselves', async () => {
    for (const { id } of await readPosts('')) {
      const related = z.parse(
        z.array(blogPost),
        await emulator.read(`/api/v1/blog/post/${id}/related_posts`),
      )
      expect(related.length).toBeLessThanOrEqual(8)
      expect(related.map((other) => other.id)).not.toContain(id)
    }
  })

  it('count views', async () => {
    const before = z.parse(blogPost, await emulator.read('/api/v1/blog/post/2'))
    await emulator.send('/api/v1/blog/post/2/update_view_count', {})
    const after = z.parse(blogPost, await emulator.read('/api/v1/blog/post/2'))
    expect(after.viewCount).toBe(before.viewCount + 1)
    const missing = await emulator.send('/api/v1/blog/post/999/update_view_count', {})
    expect(missing.status).toBe(404)
  })

  it('have HTML bodies and their own URL', async () => {
    for (const { id, slug, translations, absoluteUrl } of await readPosts('')) {
      expect(translations.el?.body).toMatch(/^<(p|h2|blockquote|ul|ol)>/)
      expect(absoluteUrl).toBe(`/blog/post/${id}/${slug}`)
    }
  })
})

it('finds tags by a part of their name, ignoring accents and case', async () => {
  const path = `/api/v1/blog/tag?search=${encodeURIComponent('ΑΡΧΆΡΙ')}`
  expect(await emulator.read(path)).toMatchObject({ count: 1 })
})
