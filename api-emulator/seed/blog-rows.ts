import { marked } from 'marked'
import { fold } from '../search/greek-folding'
import type {
  blogAuthors,
  blogCategories,
  blogPostLikes,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../store/blog-tables'
import { dayMs, derivedNumber, moment, stampsAt } from './derived-values'
import { userIds } from './people-rows'
import type { Seed, WrittenLesson } from './seed'
import { idsBy } from './seed-places'
import { placeOf, treePlaces } from './tree-rows'

const openedAt = moment('2025-08-20T09:00:00+03:00')

/** Rows of the blog's topics. */
export function blogCategoryRows(seed: Seed): (typeof blogCategories.$inferInsert)[] {
  const places = treePlaces(seed.blogCategories)
  return seed.blogCategories.map(({ slug, name, description }, at) => ({
    ...placeOf(places, slug),
    slug,
    translations: { el: { name, description } },
    sortOrder: at,
    picture: `media/uploads/blog/${slug}.png`,
    ...stampsAt(openedAt, 'blog category', slug),
  }))
}

/** Rows of the posts' labels. */
export function blogTagRows(seed: Seed): (typeof blogTags.$inferInsert)[] {
  return seed.blogTags.map(({ slug, name }, at) => ({
    id: at + 1,
    translations: { el: { name } },
    folded: fold(name),
    active: true,
    sortOrder: at,
    ...stampsAt(openedAt, 'blog tag', slug),
  }))
}

/** Rows of the authors. */
export function blogAuthorRows(seed: Seed): (typeof blogAuthors.$inferInsert)[] {
  const idOf = userIds(seed)
  return seed.authors.map(({ key, bio, website }, at) => ({
    id: at + 1,
    user: idOf(key),
    translations: { el: { bio } },
    website,
    ...stampsAt(openedAt, 'blog author', key),
  }))
}

/** Id of a post by the slug of its lesson. */
export function postIds({ lessons }: Seed): (slug: string) => number {
  return idsBy(lessons, ({ slug }) => slug)
}

function postRow(
  lesson: WrittenLesson,
): Omit<typeof blogPosts.$inferInsert, 'id' | 'category' | 'author'> {
  const { slug, title, subtitle, body, isPublished = true, publishedAt } = lesson
  return {
    translations: { el: { title, subtitle, body: marked.parse(body, { async: false }).trim() } },
    slug,
    folded: fold(title),
    featured: lesson.featured ?? false,
    viewCount: derivedNumber(2400, 'views', slug),
    isPublished,
    publishedAt: isPublished ? moment(publishedAt) : null,
    picture: `media/uploads/blog/${slug}.png`,
    seoTitle: '',
    seoDescription: lesson.seoDescription,
    seoKeywords: '',
    ...stampsAt(moment(publishedAt) - dayMs, 'blog post', slug),
  }
}

/** Rows of the posts; a post's id is its lesson's position from 1 on. */
export function blogPostRows(seed: Seed): (typeof blogPosts.$inferInsert)[] {
  const idOf = postIds(seed)
  const places = treePlaces(seed.blogCategories)
  const authorIdOf = idsBy(seed.authors, ({ key }) => key)
  return seed.lessons.map((lesson) => ({
    id: idOf(lesson.slug),
    category: placeOf(places, lesson.category).id,
    author: authorIdOf(lesson.author),
    ...postRow(lesson),
  }))
}

/** Which labels each post bears. */
export function blogPostTagRows(seed: Seed): (typeof blogPostTags.$inferInsert)[] {
  const postOf = postIds(seed)
  const tagOf = idsBy(seed.blogTags, ({ slug }) => slug)
  return seed.lessons.flatMap(({ slug, tags }) =>
    tags.map((tag) => ({ post: postOf(slug), tag: tagOf(tag) })),
  )
}

/** Who liked which post: about every third person. */
export function blogPostLikeRows(seed: Seed): (typeof blogPostLikes.$inferInsert)[] {
  const postOf = postIds(seed)
  const userOf = userIds(seed)
  return seed.lessons.flatMap(({ slug, isPublished = true }) =>
    seed.people
      .filter(({ key }) => isPublished && derivedNumber(3, 'like', slug, key) === 0)
      .map(({ key }) => ({ post: postOf(slug), user: userOf(key) })),
  )
}
