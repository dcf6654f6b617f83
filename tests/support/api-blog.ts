import type { BlogComment } from '#contract/blog/blog-comment'
import type { BlogCategory, BlogPost } from '#contract/blog/blog-post'
import { pageOf } from '#contract/wire/page'
import { blogCategory } from '#upstream/blog-category'
import { commentRow, placedComments } from '#upstream/blog-comment'
import { blogPost } from '#upstream/blog-post'

/** Answers of the API about the blog, as the shop understands them. */
export const apiBlog = {
  post: (body: unknown): BlogPost => blogPost.parse(body),
  posts: (body: unknown): BlogPost[] => pageOf(blogPost).parse(body).results,
  topics: (body: unknown): BlogCategory[] => pageOf(blogCategory).parse(body).results,
  comments: (body: unknown, post: number): BlogComment[] =>
    placedComments(pageOf(commentRow).parse(body).results, { post }),
}
