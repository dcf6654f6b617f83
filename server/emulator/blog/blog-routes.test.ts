import * as z from 'zod/mini'
import { blogPosts } from '../database/tables/blog'
import { cachedForMs } from '../lib/cached-answers'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const shopper = shopperPerTest(emulator)

const row = z.looseObject({
  id: z.number(),
  slug: z.string(),
  tags: z.array(z.number()),
  author: z.number(),
  category: z.number(),
  featured: z.boolean(),
  likes: z.array(z.number()),
  likesCount: z.number(),
  commentsCount: z.number(),
  viewCount: z.number(),
  updatedAt: z.string(),
})
const pageOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ results: z.array(item) })

const readPosts = async (query: string) =>
  z.parse(z.array(row), await emulator.read(`/api/v1/blog/post?pagination=false${query}`))
const idsOf = async (path: string) =>
  z
    .parse(pageOf(z.looseObject({ id: z.number() })), await emulator.read(`/api/v1${path}`))
    .results.map(({ id }) => id)

describe('posts', () => {
  it('are listed when published', async () => {
    const ids = (await readPosts('')).map(({ id }) => id)
    const { db } = emulator.store
    const all = await db.select().from(blogPosts)
    const hidden = all.filter(({ isPublished }) => !isPublished)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { id } of hidden) {
      expect(ids).not.toContain(id)
      const answer = await emulator.app.request(`/api/v1/blog/post/${id}`)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { detail: 'No BlogPost matches the given query.' },
      ])
    }
  })

  it('are listed once their time has come, by the injected clock', async () => {
    const now = emulator.clock.at
    const listedNow = (await readPosts('&_v=1')).length
    emulator.clock.at = new Date('2020-01-01T00:00:00Z')
    expect(await readPosts('&_v=2')).toEqual([])
    emulator.clock.at = now
    expect(await readPosts('&_v=3')).toHaveLength(listedNow)
  })

  it('can be filtered by author, category, tag, slug, title, counts and time of change', async () => {
    const [some] = await readPosts('')
    expect((await readPosts(`&author=${some?.author}`)).map(({ author }) => author)).toContain(
      some?.author,
    )
    const tag = some?.tags[0] ?? 0
    for (const { tags } of await readPosts(`&tags=${tag}`)) expect(tags).toContain(tag)
    expect(await readPosts(`&slug=${some?.slug}`)).toHaveLength(1)
    for (const { featured } of await readPosts('&featured=true')) expect(featured).toBe(true)
    for (const { likesCount } of await readPosts('&minLikes=5')) {
      expect(likesCount).toBeGreaterThanOrEqual(5)
    }
    const all = await readPosts('')
    const times = all.map(({ updatedAt }) => Date.parse(updatedAt)).sort((a, b) => a - b)
    const newest = new Date(times.at(-1) ?? 0).toISOString()
    expect((await readPosts(`&updatedAfter=${newest}`)).length).toBeGreaterThan(0)
    const later = new Date((times.at(-1) ?? 0) + 1).toISOString()
    expect(await readPosts(`&updatedAfter=${later}`)).toEqual([])
    const refused = await emulator.app.request('/api/v1/blog/post?updatedAfter=soon')
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { updatedAfter: [expect.any(String)] },
    ])
  })

  it('ignore an ordering by likes, comments or anything unknown', async () => {
    const usual = await idsOf('/blog/post?pageSize=100')
    for (const field of ['likesCount', '-commentsCount', 'tagsCount', 'nothing']) {
      expect(await idsOf(`/blog/post?pageSize=100&ordering=${field}`)).toEqual(usual)
    }
    const byId = await idsOf('/blog/post?pageSize=100&ordering=id')
    expect(byId).toEqual([...byId].sort((a, b) => a - b))
  })

  it('refuse a value of several tags', async () => {
    const answer = await emulator.app.request('/api/v1/blog/post?tags=1,2')
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { tags: ['"1,2" δεν είναι έγκυρη τιμή.'] },
    ])
  })

  it('count views without being saved', async () => {
    const stateOf = async (version: number) =>
      z.parse(
        z.looseObject({ viewCount: z.number(), updatedAt: z.string() }),
        await emulator.read(`/api/v1/blog/post/2?_v=${version}`),
      )
    const before = await stateOf(1)
    await emulator.send('/api/v1/blog/post/2/update_view_count', {})
    expect(await stateOf(2)).toMatchObject({
      viewCount: before.viewCount + 1,
      updatedAt: before.updatedAt,
    })
    const missing = await emulator.send('/api/v1/blog/post/999/update_view_count', {})
    expect(missing.status).toBe(404)
  })
})

describe('what the API caches', () => {
  it.each([
    '/blog/post',
    '/blog/post/2',
    '/blog/category',
    '/blog/category/1',
    '/blog/tag',
    '/blog/author',
    '/blog/author/1',
  ])('%s is answered as before for two hours, past the cache with another query', async (path) => {
    const { db } = emulator.store
    const read = (query = '') => emulator.read(`/api/v1${path}${query}`)
    const before = await read()
    await db.run('update blogPosts set viewCount = viewCount + 7, featured = not featured')
    await db.run(`update blogCategories set slug = slug || 'x'`)
    await db.run('update blogTags set sortOrder = coalesce(sortOrder, 0) + 1')
    await db.run(`update blogAuthors set website = website || '/x'`)
    expect(await read()).toEqual(before)
    expect(await read(`?_v=${path}`)).not.toEqual(before)
    emulator.clock.at = new Date(emulator.clock.at.getTime() + cachedForMs)
    expect(await read()).not.toEqual(before)
  })

  it('is another answer for a member, also of what the member likes', async () => {
    const read = async () => (await shopper.call('GET', '/blog/post/3')).body
    expect(await read()).toMatchObject({ userHasLiked: false })
    const liked = (await shopper.call('POST', '/blog/post/3/update_likes')).body
    expect(liked).toMatchObject({ userHasLiked: true })
    // Both are wrong for two hours.
    expect(await read()).toMatchObject({ userHasLiked: false })
  })
})

it('finds tags by a part of their name, ignoring accents and case', async () => {
  const path = `/api/v1/blog/tag?search=${encodeURIComponent('ΑΡΧΆΡΙ')}`
  expect(await emulator.read(path)).toMatchObject({ count: 1 })
})
