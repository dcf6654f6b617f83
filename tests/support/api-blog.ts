import type { BlogComment } from '#contract/blog/blog-comment'
import type { BlogCategory, BlogPost } from '#contract/blog/blog-post'
import { pageOf } from '#contract/wire/page'
import { blogCategory } from '#upstream/blog-category'
import { commentRow, placedComments } from '#upstream/blog-comment'
import { blogPost } from '#upstream/blog-post'
import { apiCommentRow, apiPerson } from '#upstream/testing/blog-examples'

/** Answers of the API about the blog, as the shop understands them. */
export const apiBlog = {
  post: (body: unknown): BlogPost => blogPost.parse(body),
  posts: (body: unknown): BlogPost[] => pageOf(blogPost).parse(body).results,
  topics: (body: unknown): BlogCategory[] => pageOf(blogCategory).parse(body).results,
  comments: (body: unknown, post: number): BlogComment[] =>
    placedComments(pageOf(commentRow).parse(body).results, { post }),
}

/** A comment as a row of the API; without a name, one whose account was deleted. */
export function apiRowOf(comment: BlogComment) {
  const { id, uuid, parent, translations, isApproved, displayName, likesCount } = comment
  const user = displayName === '' ? null : { ...apiPerson, username: displayName }
  const { createdAt, updatedAt, repliesCount } = comment
  const own = { id, uuid, parent, translations, likesCount, repliesCount, createdAt, updatedAt }
  return { ...apiCommentRow, ...own, approved: isApproved, user }
}
