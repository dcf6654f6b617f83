import { blogComment, commentRow, likedComments } from '../blog-comment'
import { list, read, remove, write } from './endpoint'

export const listComments = list('/blog/comment', commentRow)
export const listCommentsOf = list('/user/account/{me}/blog_post_comments', commentRow)
export const readComment = read('/blog/comment/{id}', blogComment)
export const listReplies = list('/blog/comment/{id}/replies', commentRow)
export const writeComment = write('POST', '/blog/comment', blogComment)
export const changeComment = write('PUT', '/blog/comment/{id}', blogComment)
export const removeComment = remove('/blog/comment/{id}')
export const likeComment = write('POST', '/blog/comment/{id}/update_likes', blogComment)
export const findLikedComments = write('POST', '/blog/comment/liked_comments', likedComments)
