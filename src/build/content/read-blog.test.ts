import {
  type ScriptedUpstream,
  startScriptedUpstream,
} from '#tests/support/upstream/scripted-upstream'
import type { BuildMemory } from './read-blog'
import { readContent } from './read-content'

let upstream: ScriptedUpstream
let kept: Map<string, unknown>
let readAt = 0

beforeEach(async () => {
  upstream = await startScriptedUpstream()
  kept = new Map()
})
afterEach(() => upstream.close())

/** Reads as the next build does, and says which details it asked for. */
async function build(memory: BuildMemory = memoryOf(kept)) {
  readAt += 1
  upstream.requests.splice(0)
  const source = { url: upstream.url, publicUrl: 'https://shop.example.gr', fetch, readAt }
  const content = await readContent({ ...source, timeoutMs: 5000, warn: () => {} }, memory)
  const asked = upstream.requests.map((path) => path.replace(/[?&]_v=\d+$/, ''))
  const details = asked.filter((path) => /\/blog\/post\/\d/.test(path)).sort()
  return { content, details: details.map((path) => path.slice('/api/v1/blog'.length)) }
}

const memoryOf = (map: Map<string, unknown>): BuildMemory => ({
  get: async (key) => map.get(key),
  set: async (key, value) => map.set(key, JSON.parse(JSON.stringify(value))),
})

const rowOf = (list: string, id: number) => upstream.lists[list]?.find((row) => row.id === id) ?? {}
const alter = (list: string, id: number, change: object) => Object.assign(rowOf(list, id), change)
const commentsOf = (post: number) => `/post/${post}/comments?pageSize=100&page=1`

/** Adds a comment to a post, as far as the API tells of it. */
function comment(id: number, post: number, more: object = {}) {
  const uuid = `00000000-0000-4000-8000-0007${String(id).padStart(8, '0')}`
  upstream.lists['/blog/comment']?.push({ ...rowOf('/blog/comment', 1), id, uuid, post, ...more })
  alter('/blog/post', post, { commentsCount: Number(rowOf('/blog/post', post).commentsCount) + 1 })
}

it('finds the post of each comment, and the texts of each post, and reads neither again', async () => {
  alter('/blog/post', 2, { seoTitle: 'Τίτλος' })
  const first = await build()
  expect(first.details).toEqual([
    '/post/1',
    commentsOf(1),
    '/post/2',
    commentsOf(2),
    '/post/3',
    commentsOf(3),
  ])
  expect(first.content.blogComments.map(({ id, post }) => [id, post])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  const second = await build()
  expect(second.details).toEqual([])
  expect(second.content).toEqual(first.content)
  expect(second.content.blogPosts.map(({ seoTitle }) => seoTitle)).toEqual(['', 'Τίτλος', ''])
})

it('asks no post without comments for them', async () => {
  upstream.lists['/blog/comment'] = []
  for (const post of [1, 2, 3]) alter('/blog/post', post, { commentsCount: 0 })
  expect((await build()).details).toEqual(['/post/1', '/post/2', '/post/3'])
})

it('asks only the post with a new, hidden or deleted comment', async () => {
  await build()
  comment(4, 2)
  expect((await build()).details).toEqual([commentsOf(2)])
  alter('/blog/comment', 4, { approved: false })
  alter('/blog/post', 2, { commentsCount: 1 })
  expect((await build()).details).toEqual([])
  alter('/blog/comment', 4, { approved: true })
  alter('/blog/post', 2, { commentsCount: 2 })
  expect((await build()).details).toEqual([commentsOf(2)])
  upstream.lists['/blog/comment']?.splice(0, 1)
  alter('/blog/post', 1, { commentsCount: 0 })
  const { content, details } = await build()
  expect(details).toEqual([])
  expect(content.blogComments.map(({ id }) => id)).toEqual([2, 4, 3])
})

it('takes the text of a comment from now, also where its post is known', async () => {
  await build()
  alter('/blog/comment', 1, { translations: { el: { content: 'Αλλιώς.' } } })
  const { content } = await build()
  expect(content.blogComments[0]?.translations.el?.content).toBe('Αλλιώς.')
})

it('reads the texts of a post again once it was saved', async () => {
  await build()
  alter('/blog/post', 3, { seoTitle: 'Νέος', updatedAt: '2026-05-05T09:00:00+03:00' })
  const { content, details } = await build()
  expect(details).toEqual(['/post/3'])
  expect(content.blogPosts[2]?.seoTitle).toBe('Νέος')
})

it('places replies by their parents', async () => {
  comment(5, 1, { parent: 1 })
  comment(6, 1, { parent: 5 })
  const { content } = await build()
  expect(
    content.blogComments.filter(({ post }) => post === 1).map(({ id, level }) => [id, level]),
  ).toEqual([
    [1, 0],
    [5, 1],
    [6, 2],
  ])
})

it('takes nothing from what another API or an older version has left', async () => {
  await build()
  for (const key of kept.keys()) kept.set(key, { '1': 'something else' })
  expect((await build()).details).toHaveLength(6)
  const elsewhere = new Map([...kept].map(([key, value]) => [`${key}/`, value]))
  expect((await build(memoryOf(elsewhere))).details).toHaveLength(6)
})

it('names authors as the API does where each is read by itself', async () => {
  expect((await build()).content.blogAuthors.map(({ displayName }) => displayName)).toEqual([
    'Συντάκτρια',
  ])
})

it('reads what the API caches anew in each build', async () => {
  await build()
  const versions = new Set(
    upstream.requests.map((path) => new URL(path, 'http://x').searchParams.get('_v')),
  )
  expect([...versions].sort()).toEqual([String(readAt), null].sort())
})
