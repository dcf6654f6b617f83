import type { BlogCategory, BlogPost } from '../../../contract/blog/blog-post'
import { translate } from '../../../contract/wire/translations'
import type { Content } from '../content/read-content'
import { linkedIds } from '../html/linked-ids'
import { groupBy, type Tree, treeOf } from './tree'

/** A longer series is divided into those of its subtopics: nobody would see its end. */
const longestSeries = 24

/** A lesson's place in the series that it is read in. */
export interface SeriesPlace {
  /** The topic whose lessons these are; null for lessons without one. */
  topic: BlogCategory | null
  /** From 1. */
  position: number
  count: number
  /** The next lesson, after the last one the first of the next series; null where it is the only one. */
  next: BlogPost | null
}

/** In which order lessons are read. */
interface LessonSeries {
  /** Lessons of a topic and of those below it. */
  ofTopic: (topic: number) => readonly BlogPost[]
  placeOf: (lesson: number) => SeriesPlace
}

/**
 * The lessons of each topic in their order: those that the topic's description links to, as it names
 * them, then the topic's own, then those of its subtopics in the hand-set order of these; each by the
 * date of publication, the oldest first. A lesson belongs to the series of its widest topic that is
 * not too long, so that all lessons of a series have the same.
 */
export function lessonSeries({ blogPosts, blogCategories }: Content): LessonSeries {
  const tree = treeOf(blogCategories, 'blogCategory')
  const ordered = lessonOrder(tree)
  const held = blogPosts.flatMap((post) =>
    tree.lineage(post.category).map(({ id }) => ({ id, post })),
  )
  const heldBy = groupBy(held, ({ id }) => id)
  const lessons = new Map(
    blogCategories.map(
      ({ id }) =>
        [
          id,
          ordered(
            heldBy(id).map(({ post }) => post),
            id,
          ),
        ] as const,
    ),
  )
  const ofTopic = (id: number) => lessons.get(id) ?? []

  const all = ordered(blogPosts)
  const topics = new Map(
    all.map((post) => {
      const lineage = tree.lineage(post.category)
      const widest = lineage.find(({ id }) => ofTopic(id).length <= longestSeries)
      return [post.id, widest ?? lineage.at(-1) ?? null] as const
    }),
  )
  const series = [...new Set(topics.values())].map((topic) => {
    const posts = topic ? ofTopic(topic.id) : all
    return { topic, posts: posts.filter(({ id }) => topics.get(id) === topic) }
  })
  const places = series.flatMap(({ topic, posts }, at) => {
    const following = series[(at + 1) % series.length]?.posts[0]
    return posts.map((post, index): [number, SeriesPlace] => {
      const next = posts[index + 1] ?? following
      const place = { topic, position: index + 1, count: posts.length }
      return [post.id, { ...place, next: next && next !== post ? next : null }]
    })
  })
  const placesById = new Map(places)
  const placeOf = (id: number): SeriesPlace =>
    placesById.get(id) ?? { topic: null, position: 1, count: 1, next: null }
  return { ofTopic, placeOf }
}

/** Comes after everything that has a place. */
const last = Number.MAX_VALUE

/** Sorts lessons, those of a topic as this topic orders them, else as all topics do. */
function lessonOrder(tree: Tree<BlogCategory>) {
  const ranks = new Map([...tree.rows].sort(bySortOrder).map(({ id }, at) => [id, at]))
  const links = new Map(tree.rows.map((topic) => [topic.id, linkedPlaces(topic)]))
  /** Numbers to compare one after another: for each topic its rank and its link to the lesson. */
  const keyOf = (post: BlogPost, topic?: number): number[] => {
    const lineage = tree.lineage(post.category)
    const from = lineage.findIndex(({ id }) => id === topic)
    const steps = lineage
      .slice(Math.max(0, from))
      .flatMap(({ id }) => [ranks.get(id) ?? last, links.get(id)?.get(post.id) ?? last])
    const beforeSubtopics = lineage.length > 0 ? -1 : last
    return [...steps, beforeSubtopics, Date.parse(post.publishedAt ?? post.createdAt), post.id]
  }
  return (posts: readonly BlogPost[], topic?: number): BlogPost[] =>
    posts
      .map((post) => ({ post, key: keyOf(post, topic) }))
      .sort((one, other) => compared(one.key, other.key))
      .map(({ post }) => post)
}

function bySortOrder(one: BlogCategory, other: BlogCategory): number {
  return (one.sortOrder ?? last) - (other.sortOrder ?? last) || one.id - other.id
}

/** The places of the lessons that the description of a topic links to. */
function linkedPlaces({ translations }: BlogCategory): ReadonlyMap<number, number> {
  const ids = linkedIds(translate(translations, 'description'), 'blogPost')
  return new Map(ids.map((id, at) => [id, at]))
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index])
  return (one[at] ?? 0) - (other[at] ?? 0)
}
