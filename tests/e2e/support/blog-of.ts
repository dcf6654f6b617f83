import type { APIRequestContext } from '@playwright/test'
import { blogCategory } from '../../../contract/blog/blog-category'
import { blogComment } from '../../../contract/blog/blog-comment'
import { blogPost } from '../../../contract/blog/blog-post'
import { pageOf } from '../../../contract/wire/page'
import { emulatorUrl } from './emulator-url'

/** What the API says of the blog, beside what the site shows. */
export function blogOf(request: APIRequestContext) {
  const read = async (path: string): Promise<unknown> => {
    const answer = await request.get(`${emulatorUrl}/api/v1/blog${path}`)
    return answer.json()
  }
  return {
    post: async (id: number) => blogPost.parse(await read(`/post/${id}`)),
    /** Those that a visitor may see. */
    posts: async () => {
      const { results } = pageOf(blogPost).parse(await read('/post?pageSize=100'))
      return results.filter(({ isVisible }) => isVisible)
    },
    topics: async () => pageOf(blogCategory).parse(await read('/category?pageSize=100')).results,
    /** Every comment under a post, also those that nobody has approved. */
    comments: async (postId: number) =>
      pageOf(blogComment).parse(await read(`/post/${postId}/comments?pageSize=100`)).results,
  }
}
