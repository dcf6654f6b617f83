import * as blog from '#contract/endpoints/blog'
import { blogAuthor } from '#upstream/blog-author'
import { blogCategory } from '#upstream/blog-category'
import { commentRow, placedComments } from '#upstream/blog-comment'
import { blogPost, likedPosts, published } from '#upstream/blog-post'
import { blogTag } from '#upstream/blog-tag'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { requirePublished } from '../http/published-post'
import { listOf, one, pageFrom, readPage } from '../http/visible'
import { parse } from '../upstream/read-answer'

const categories = { path: '/blog/category', parse: pageFrom(blogCategory), pageSize: 100 }
const tags = { path: '/blog/tag', parse: pageFrom(blogTag), pageSize: 100 }
const authors = { path: '/blog/author', parse: pageFrom(blogAuthor), pageSize: 100 }

const publishedPost = one(blogPost, published)
const publishedPosts = listOf(blogPost, published)
const postPage = pageFrom(blogPost, published)
const commentPage = pageFrom(commentRow)

/** Posts, their categories, tags, authors and likes. */
export function blogRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(blog.listPosts, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, { path: '/blog/post', parse: postPage }),
  )

  route(blog.readPost, async ({ c, id }) => {
    const guest = api.asGuest(c)
    return publishedPost(await guest.send('GET', `/blog/post/${id}`), guest)
  })

  route(blog.countPostView, async ({ c, id }) => {
    const guest = api.asGuest(c)
    return publishedPost(await guest.send('POST', `/blog/post/${id}/update_view_count`), guest)
  })

  // Approved comments for everybody: a member's waiting ones are in the member's own list.
  route(blog.listCommentsOfPost, async ({ c, id, endpoint }) => {
    const post = Number(id)
    const guest = api.asGuest(c)
    const thread = { path: `/blog/post/${post}/comments`, parse: commentPage }
    const [page] = await Promise.all([
      readPage(c, guest, endpoint, thread),
      requirePublished(guest, post),
    ])
    return { ...page, results: placedComments(page.results, { post }) }
  })

  route(blog.readRelatedPosts, async ({ c, id }) => {
    const guest = api.asGuest(c)
    return publishedPosts(await guest.send('GET', `/blog/post/${id}/related_posts`), guest)
  })

  // The upstream's lists of users who like something are not part of any answer.
  route(blog.likePost, async ({ member, id }) => {
    await requirePublished(member, Number(id))
    return publishedPost(await member.send('POST', `/blog/post/${id}/update_likes`), member)
  })

  route(blog.findLikedPosts, async ({ member, body }) =>
    parse(likedPosts, await member.send('POST', '/blog/post/liked_posts', { body })),
  )

  route(blog.listBlogCategories, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, categories),
  )

  route(blog.readBlogCategory, async ({ c, id }) =>
    parse(blogCategory, await api.asGuest(c).send('GET', `/blog/category/${id}`)),
  )

  // By the list of posts: that of the category has unpublished ones too.
  route(blog.listPostsOfCategory, async ({ c, id: category, endpoint }) => {
    const guest = api.asGuest(c)
    await guest.send('GET', `/blog/category/${category}`)
    const posts = { path: '/blog/post', parse: postPage, forced: { category } }
    return readPage(c, guest, endpoint, posts)
  })

  route(blog.listBlogTags, ({ c, endpoint }) => readPage(c, api.asGuest(c), endpoint, tags))

  route(blog.readBlogTag, async ({ c, id }) =>
    parse(blogTag, await api.asGuest(c).send('GET', `/blog/tag/${id}`)),
  )

  route(blog.listAuthors, ({ c, endpoint }) => readPage(c, api.asGuest(c), endpoint, authors))

  route(blog.readAuthor, async ({ c, id }) =>
    parse(blogAuthor, await api.asGuest(c).send('GET', `/blog/author/${id}`)),
  )

  return routes
}
