import { blogCategory, blogPost } from '#contract/blog/blog-post'
import { exampleBlogCategory, examplePost } from '#contract/examples/blog-examples'
import { lessonSeries } from './lesson-series'

interface TopicFields {
  parent?: number
  sortOrder?: number
  description?: string
}

function topic(id: number, { parent, sortOrder, description = '' }: TopicFields = {}) {
  const translations = { el: { name: `Θέμα ${id}`, description } }
  const place = { parent: parent ?? null, sortOrder: sortOrder ?? null }
  return blogCategory.parse({ ...exampleBlogCategory, id, translations, ...place })
}

/** Lessons by id: topic and day of publication in January. */
function lessons(places: Readonly<Record<number, readonly [number | null, number | null]>>) {
  return Object.entries(places).map(([id, [category, day]]) =>
    blogPost.parse({
      ...examplePost,
      ...{ id: Number(id), category },
      createdAt: '2026-01-20T08:00:00Z',
      publishedAt: day === null ? null : new Date(Date.UTC(2026, 0, day)).toISOString(),
    }),
  )
}

function seriesOf(
  blogCategories: ReturnType<typeof topic>[],
  blogPosts: ReturnType<typeof lessons>,
) {
  const others = { products: [], productCategories: [], productImages: [], productReviews: [] }
  const blog = { blogComments: [], blogTags: [], blogAuthors: [] }
  const { ofTopic, placeOf } = lessonSeries({ ...others, ...blog, blogCategories, blogPosts })
  return {
    order: (id: number) => ofTopic(id).map((post) => post.id),
    place: (id: number) => {
      const { topic: of, position, count, next } = placeOf(id)
      return [of?.id ?? null, position, count, next?.id ?? null]
    },
  }
}

describe('the order of the lessons of a topic', () => {
  it('is that of their publication, the oldest first; of one moment, that of their ids', () => {
    const posts = lessons({ 1: [1, 9], 2: [1, 3], 3: [1, null], 5: [1, 3], 4: [1, 3] })
    expect(seriesOf([topic(1)], posts).order(1)).toEqual([2, 4, 5, 1, 3])
  })

  it('has its own before those of its subtopics, which follow their hand-set order', () => {
    const topics = [
      topic(1),
      topic(2, { parent: 1, sortOrder: 7 }),
      topic(3, { parent: 1, sortOrder: 5 }),
      topic(4, { parent: 3 }),
      topic(5, { parent: 1 }),
    ]
    const posts = lessons({ 1: [5, 1], 2: [2, 2], 3: [4, 3], 4: [3, 4], 5: [1, 5] })
    const { order } = seriesOf(topics, posts)
    expect(order(1)).toEqual([5, 4, 3, 2, 1])
    expect(order(3)).toEqual([4, 3])
  })

  it('begins with the lessons that its description links to, as it names them', () => {
    const description =
      '<p>Πρώτα <a href="/blog/post/3/x?a=1#b">αυτό</a>, μετά <a href="/blog/post/4">αυτό</a>.' +
      ' Όχι <a href="/blog/post/99/x">αυτό</a> ούτε <a href="/products/2/x">αυτό</a>.</p>'
    const topics = [topic(1, { description }), topic(2, { parent: 1 })]
    const { order } = seriesOf(topics, lessons({ 1: [1, 1], 2: [2, 2], 3: [2, 4], 4: [1, 5] }))
    expect(order(1)).toEqual([3, 4, 1, 2])
    // A topic below has an order of its own.
    expect(order(2)).toEqual([2, 3])
  })

  it('of a subtopic is kept among all of the topic above it', () => {
    const description = '<a href="/blog/post/3">αυτό</a>'
    const topics = [topic(1), topic(2, { parent: 1, description })]
    const { order } = seriesOf(topics, lessons({ 1: [1, 9], 2: [2, 2], 3: [2, 4] }))
    expect(order(1)).toEqual([1, 3, 2])
  })

  it('is there for topics that are their own ancestors, and none for unknown ones', () => {
    const topics = [topic(1, { parent: 2 }), topic(2, { parent: 1 })]
    const { order } = seriesOf(topics, lessons({ 1: [1, 1], 2: [2, 2] }))
    expect([order(1), order(2), order(9)].map(({ length }) => length)).toEqual([2, 2, 0])
  })
})

describe('the series of a lesson', () => {
  const topics = [topic(1), topic(2, { parent: 1 }), topic(3, { parent: 1 }), topic(4)]

  it('is that of its widest topic, and is followed by the next one', () => {
    const posts = lessons({ 1: [2, 1], 2: [3, 2], 3: [2, 3], 4: [4, 4], 5: [null, 5], 6: [99, 6] })
    const { place } = seriesOf(topics, posts)
    expect([1, 3, 2, 4, 5, 6].map(place)).toEqual([
      [1, 1, 3, 3],
      [1, 2, 3, 2],
      [1, 3, 3, 4],
      [4, 1, 1, 5],
      [null, 1, 2, 6],
      [null, 2, 2, 1],
    ])
  })

  it('of a topic with many lessons is that of a subtopic, else of those that have none', () => {
    const many = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [at + 10, [1, at + 1]] as const),
    )
    const { place } = seriesOf(topics, lessons({ ...many, 1: [2, 1], 2: [2, 2], 3: [3, 3] }))
    expect([10, 34, 1, 2, 3].map(place)).toEqual([
      [1, 1, 25, 11],
      [1, 25, 25, 1],
      [2, 1, 2, 2],
      [2, 2, 2, 3],
      [3, 1, 1, 10],
    ])
  })

  it('of the only lesson has no next one', () => {
    expect(seriesOf(topics, lessons({ 1: [2, 1] })).place(1)).toEqual([1, 1, 1, null])
  })
})
