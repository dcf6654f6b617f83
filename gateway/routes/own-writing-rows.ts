import { type BlogComment, blogComment } from '../../contract/blog/blog-comment'
import { blogPost } from '../../contract/blog/blog-post'
import {
  commentChange,
  commentCreation,
  ownCommentAnswer,
  ownCommentQuestion,
} from '../../contract/blog/comment-write'
import { likedCommentsQuestion, likedIds, likedPostsQuestion } from '../../contract/blog/liked-ids'
import { productReview } from '../../contract/shop/product-review'
import {
  ownReviewAnswer,
  ownReviewQuestion,
  reviewChange,
  reviewCreation,
} from '../../contract/shop/review-write'
import { largestPageSize, pageOf } from '../../contract/wire/page'
import { GatewayError } from '../gateway-error'
import { one, parse } from './answer-readers'
import { mineFirst, nothing, type OwnRow, sending } from './own-row'
import { languageText } from './query-rules'
import { mine, published, readableComment } from './visibility'

const query = { language: languageText }
const oneReview = { path: '/products/reviews/{id}', upstream: '/product/review/{id}' } as const
const oneComment = { path: '/blog/comments/{id}', upstream: '/blog/comment/{id}' } as const

/** What was changed is looked at anew, or an approved text could become any other (decision M8). */
const changedReview = sending(reviewChange, (body, { userId, found }) => {
  const { product } = parse(productReview, found)
  return { ...body, product: product.id, user: userId, status: 'NEW' }
})

const changedComment = sending(commentChange, (body, { userId, found }) => {
  const { post, parent } = parse(blogComment, found)
  return { ...body, post, parent, user: userId, isApproved: false }
})

/** Reviews that a person writes. */
const reviewRows: readonly OwnRow[] = [
  {
    method: 'POST',
    path: '/products/reviews',
    upstream: '/product/review',
    query,
    ...sending(reviewCreation, (body, { userId }) => ({ ...body, user: userId, status: 'NEW' })),
    answer: one(productReview, mine),
    success: 201,
  },
  {
    ...oneReview,
    method: 'PUT',
    query,
    first: { upstream: oneReview.upstream, answer: one(productReview, mine) },
    ...changedReview,
    answer: one(productReview, mine),
  },
  {
    ...oneReview,
    ...mineFirst(oneReview.upstream),
    method: 'DELETE',
    answer: nothing,
    success: 204,
  },
  {
    method: 'POST',
    path: '/products/reviews/user-product-review',
    upstream: '/product/review/user_product_review',
    body: ownReviewQuestion,
    whenMissing: null,
    answer: one(ownReviewAnswer, (review, viewer) => review === null || mine(review, viewer)),
  },
]

const ownComments = pageOf(blogComment)

/**
 * What a person wrote last under a post, replies aside; null where they wrote nothing. The upstream
 * has an endpoint for this, which fails once there are two such comments.
 */
const newestOwnComment: OwnRow['perform'] = async (body, { ask, userId }) => {
  const { post } = parse(ownCommentQuestion, body)
  const words = `user=${userId}&post=${post}&ordering=-createdAt&pageSize=${largestPageSize}`
  const found = await ask('GET', `/blog/comment?${words}`).catch((error: unknown) => {
    if (error instanceof GatewayError && error.status === 404) return null
    throw error
  })
  if (found === null) return null
  const isMine = ({ user, parent }: BlogComment) => user === userId && parent === null
  return parse(ownComments, found).results.find(isMine) ?? null
}

/** Comments that a person writes, and what they like. */
const commentRows: readonly OwnRow[] = [
  {
    method: 'POST',
    path: '/blog/comments',
    upstream: '/blog/comment',
    query,
    ...sending(commentCreation, (body, { userId }) => ({
      ...body,
      user: userId,
      isApproved: false,
    })),
    answer: one(blogComment, mine),
    success: 201,
  },
  {
    ...oneComment,
    method: 'PUT',
    query,
    first: { upstream: oneComment.upstream, answer: one(blogComment, mine) },
    ...changedComment,
    answer: one(blogComment, mine),
  },
  {
    ...oneComment,
    ...mineFirst(oneComment.upstream),
    method: 'DELETE',
    answer: nothing,
    success: 204,
  },
  {
    method: 'POST',
    path: '/blog/comments/user-blog-comment',
    upstream: '/blog/comment',
    body: ownCommentQuestion,
    perform: newestOwnComment,
    answer: one(ownCommentAnswer, (comment, viewer) => comment === null || mine(comment, viewer)),
  },
]

/** The upstream's lists of who likes what never come back (decision M9). */
const likeRows: readonly OwnRow[] = [
  {
    method: 'POST',
    path: '/blog/posts/{id}/update-likes',
    upstream: '/blog/post/{id}/update_likes',
    answer: one(blogPost, published),
  },
  {
    method: 'POST',
    path: '/blog/comments/{id}/update-likes',
    upstream: '/blog/comment/{id}/update_likes',
    answer: one(blogComment, readableComment),
  },
  {
    method: 'POST',
    path: '/blog/posts/liked-posts',
    upstream: '/blog/post/liked_posts',
    body: likedPostsQuestion,
    answer: one(likedIds),
  },
  {
    method: 'POST',
    path: '/blog/comments/liked-comments',
    upstream: '/blog/comment/liked_comments',
    body: likedCommentsQuestion,
    answer: one(likedIds),
  },
]

/** What a person writes and likes. */
export const ownWritingRows: readonly OwnRow[] = [...reviewRows, ...commentRows, ...likeRows]
