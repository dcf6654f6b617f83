import { marked } from 'marked'
import type {
  blogAuthors,
  blogCategories,
  blogCommentLikes,
  blogComments,
  blogPostLikes,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../database/tables/blog'
import { derivedNumber } from '../lib/derived-values'
import { fold } from '../search/greek-folding'
import { userIds } from './account-rows'
import { dayMs, idsBy, moment, placeOf, stampsAt, treePlaces } from './row-values'
import type { CommentSeed, LessonSeed, Seed } from './seed-schema'

const openedAt = moment('2025-08-20T09:00:00+03:00')

export function blogCategoryRows(seed: Seed): (typeof blogCategories.$inferInsert)[] {
  const places = treePlaces(seed.blogCategories)
  return seed.blogCategories.map(({ slug, name, description }, at) => ({
    ...placeOf(places, slug),
    slug,
    translations: { el: { name, description } },
    sortOrder: at,
    picture: `media/stagona/uploads/blog/${slug}.png`,
    ...stampsAt(openedAt, 'blog category', slug),
  }))
}

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

export function postIds({ lessons }: Seed): (slug: string) => number {
  return idsBy(lessons, ({ slug }) => slug)
}

function postRow(
  lesson: LessonSeed,
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
    picture: `media/stagona/uploads/blog/${slug}.png`,
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

export function blogPostTagRows(seed: Seed): (typeof blogPostTags.$inferInsert)[] {
  const postOf = postIds(seed)
  const tagOf = idsBy(seed.blogTags, ({ slug }) => slug)
  return seed.lessons.flatMap(({ slug, tags }) =>
    tags.map((tag) => ({ post: postOf(slug), tag: tagOf(tag) })),
  )
}

/** Likes of posts: about every third person. */
export function blogPostLikeRows(seed: Seed): (typeof blogPostLikes.$inferInsert)[] {
  const postOf = postIds(seed)
  const userOf = userIds(seed)
  return seed.lessons.flatMap(({ slug, isPublished = true }) =>
    seed.people
      .filter(({ key }) => isPublished && derivedNumber(3, 'like', slug, key) === 0)
      .map(({ key }) => ({ post: postOf(slug), user: userOf(key) })),
  )
}

type CommentInsert = typeof blogComments.$inferInsert

/** Rows of the comments and their replies. */
export function blogCommentRows(seed: Seed): CommentInsert[] {
  const postOf = postIds(seed)
  const userOf = userIds(seed)
  const rows: CommentInsert[] = []
  let trees = 0

  function put(comment: CommentSeed, post: number, above: CommentInsert | null) {
    const id = rows.length + 1
    const row: CommentInsert = {
      id,
      post,
      user: userOf(comment.person),
      translations: { el: { content: comment.content } },
      isApproved: comment.isApproved,
      parent: above?.id ?? null,
      level: above ? above.level + 1 : 0,
      treeId: above?.treeId ?? ++trees,
      path: `${above?.path ?? '/'}${id}/`,
      ...stampsAt(moment(comment.createdAt), 'blog comment', id),
    }
    rows.push(row)
    for (const reply of comment.replies ?? []) put(reply, post, row)
  }

  for (const [slug, comments] of Object.entries(seed.lessonComments)) {
    for (const comment of comments) put(comment, postOf(slug), null)
  }
  return rows
}

/** Likes of comments: about every sixth person, never the author. */
export function blogCommentLikeRows(
  seed: Seed,
  comments: readonly CommentInsert[],
): (typeof blogCommentLikes.$inferInsert)[] {
  const userOf = userIds(seed)
  return comments.flatMap(({ id = 0, user, isApproved }) =>
    seed.people
      .map(({ key }) => ({ key, user: userOf(key) }))
      .filter((person) => isApproved && person.user !== user)
      .filter(({ key }) => derivedNumber(6, 'comment like', id, key) === 0)
      .map((person) => ({ comment: id, user: person.user })),
  )
}
