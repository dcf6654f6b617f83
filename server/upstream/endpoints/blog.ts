import { blogAuthor } from '../blog-author'
import { blogCategory } from '../blog-category'
import { commentRow } from '../blog-comment'
import { blogPost, likedPosts } from '../blog-post'
import { blogTag } from '../blog-tag'
import { list, read, write } from './endpoint'

export const listPosts = list('/blog/post', blogPost)
export const readPost = read('/blog/post/{id}', blogPost)
export const countPostView = write('POST', '/blog/post/{id}/update_view_count', blogPost)
export const listCommentsOfPost = list('/blog/post/{id}/comments', commentRow)
export const likePost = write('POST', '/blog/post/{id}/update_likes', blogPost)
export const findLikedPosts = write('POST', '/blog/post/liked_posts', likedPosts)

/** Without this query it has posts that are no longer published. */
export const listLikedPostsOf = list('/user/account/{me}/liked_blog_posts', blogPost, {
  currentlyPublished: 'true',
})
export const listBlogCategories = list('/blog/category', blogCategory)
export const readBlogCategory = read('/blog/category/{id}', blogCategory)
export const listBlogTags = list('/blog/tag', blogTag)
export const listAuthors = list('/blog/author', blogAuthor)
export const readAuthor = read('/blog/author/{id}', blogAuthor)
