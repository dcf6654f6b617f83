import type * as z from 'zod/mini'
import type { blogComment } from '../../../contract/blog/blog-comment'
import type { blogAuthor, blogCategory, blogPost, blogTag } from '../../../contract/blog/blog-post'
import {
  exampleAuthor,
  exampleBlogCategory,
  exampleBlogTag,
  exampleComment,
  examplePost,
} from '../../../contract/examples/blog-examples'
import { uuidOf } from '../../../contract/examples/example-stamps'
import { many } from './synthetic-shop'
import { syntheticText } from './synthetic-text'

const topics = 6
const tags = 12
const authors = 3
const day = 86_400_000
const firstDay = Date.UTC(2026, 0, 1)

/** The blog's lists, as the API would send them. */
export function syntheticBlog(postCount: number) {
  return {
    '/blog/post': many(postCount, postRow),
    '/blog/category': many(topics, topicRow),
    '/blog/comment': many(postCount * 2, (id) => commentRow(id, postCount)),
    '/blog/tag': many(tags, tagRow),
    '/blog/author': many(authors, authorRow),
  }
}

function postRow(id: number) {
  const text = syntheticText(id)
  const sections = [1, 2, 3].map(() => `<h2>${text.words(3)}</h2>${text.paragraphs(3, 50)}`)
  return {
    ...examplePost,
    id,
    uuid: uuidOf(id),
    translations: {
      el: { title: `${text.words(5)} ${id}`, subtitle: text.words(8), body: sections.join('\n') },
    },
    slug: `lesson-${id}`,
    category: 1 + (id % topics),
    tags: [1 + (id % tags), 1 + ((id + 5) % tags)],
    author: 1 + (id % authors),
    featured: id === 1,
    mainImagePath: `media/uploads/blog/lesson-${id}.png`,
    absoluteUrl: `/blog/post/${id}/lesson-${id}`,
    publishedAt: new Date(firstDay + id * day).toISOString(),
  } satisfies z.input<typeof blogPost>
}

function topicRow(id: number) {
  return {
    ...exampleBlogCategory,
    id,
    uuid: uuidOf(id),
    translations: { el: { name: `${syntheticText(id).words(2)} ${id}`, description: null } },
    slug: `topic-${id}`,
    absoluteUrl: `/blog/category/${id}/topic-${id}`,
  } satisfies z.input<typeof blogCategory>
}

function commentRow(id: number, postCount: number) {
  return {
    ...exampleComment,
    id,
    uuid: uuidOf(id),
    translations: { el: { content: syntheticText(id).words(18) } },
    isApproved: true,
    post: 1 + (id % postCount),
    parent: null,
    level: 0,
  } satisfies z.input<typeof blogComment>
}

function tagRow(id: number) {
  return {
    ...exampleBlogTag,
    id,
    uuid: uuidOf(id),
    translations: { el: { name: `${syntheticText(id).words(1)} ${id}` } },
  } satisfies z.input<typeof blogTag>
}

function authorRow(id: number) {
  return { ...exampleAuthor, id, uuid: uuidOf(id) } satisfies z.input<typeof blogAuthor>
}
