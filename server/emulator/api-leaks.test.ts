import * as z from 'zod/mini'
import { emulatorPerFile } from './testing/test-emulator'

const emulator = emulatorPerFile()

const readAll = async <Item extends z.ZodMiniType>(path: string, item: Item) =>
  z.parse(z.array(item), await emulator.read(`${path}?pagination=false`))

/** The real API leaks all this; the emulator must too, to test that others remove it. */
describe('leaks of the API', () => {
  const review = z.object({
    status: z.string(),
    product: z.object({ id: z.int(), name: z.string() }),
    user: z.object({
      pk: z.int(),
      email: z.email(),
      phone: z.string(),
      birthDate: z.string(),
    }),
  })

  it('sends reviews of every status for a product, each with a whole account', async () => {
    const reviews = []
    const ids = await readAll('/api/v1/product', z.object({ id: z.int() }))
    for (const { id } of ids) {
      const path = `/api/v1/product/${id}/reviews?pagination=false`
      reviews.push(...z.parse(z.array(review), await emulator.read(path)))
    }
    expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(['NEW', 'TRUE', 'FALSE']))
  })

  it('lists only approved reviews to anonymous callers', async () => {
    const reviews = await readAll('/api/v1/product/review', review)
    expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(['TRUE']))
    const rejected = await emulator.app.request('/api/v1/product/review?status=FALSE')
    expect(await rejected.json()).toMatchObject({ count: 0 })
    expect((await emulator.app.request('/api/v1/product/review?status=maybe')).status).toBe(400)
  })

  it('sends who likes a post, and the whole accounts of its author and of comments', async () => {
    const posts = await readAll(
      '/api/v1/blog/post',
      z.object({ likes: z.array(z.int()), likesCount: z.int() }),
    )
    expect(posts.some(({ likes }) => likes.length > 0)).toBe(true)
    for (const { likes, likesCount } of posts) expect(likes).toHaveLength(likesCount)
    const person = z.object({
      email: z.email(),
      phone: z.nullable(z.string()),
      isStaff: z.boolean(),
    })
    const comments = await readAll('/api/v1/blog/comment', z.object({ user: person }))
    expect(comments.length).toBeGreaterThan(0)
    const post = z.object({ author: z.object({ user: person }) })
    z.parse(post, await emulator.read('/api/v1/blog/post/1'))
  })

  it('lists a post once its time has come, by the injected clock', async () => {
    let version = 0
    const listed = async () => {
      version += 1
      const path = `/api/v1/blog/post?pagination=false&_v=${version}`
      return z.parse(z.array(z.object({ id: z.int() })), await emulator.read(path)).length
    }
    const now = emulator.clock.at
    const listedNow = await listed()
    emulator.clock.at = new Date('2020-01-01T00:00:00Z')
    expect(await listed()).toBe(0)
    emulator.clock.at = now
    expect(await listed()).toBe(listedNow)
  })
})
