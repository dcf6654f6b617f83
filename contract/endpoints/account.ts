import * as z from 'zod/mini'
import { accountDeletion, deletionAccepted } from '../account/account-deletion'
import { accountWrite, usernameChange } from '../account/account-write'
import { userAccount } from '../account/user-account'
import { blogPost } from '../blog/blog-post'
import { ownProductReview } from '../shop/product-review'
import { pageOf } from '../wire/page'
import { commaIds, idText, orderingOf, pageRules, slugText, statusText } from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const dates = ['createdAt', 'updatedAt'] as const
const reviewQuery = {
  id: idText,
  productId: idText,
  status: statusText,
  ordering: orderingOf(['id', 'productId', ...dates]),
  ...pageRules,
}
const likedPostQuery = {
  id: idText,
  tags: commaIds,
  slug: slugText,
  author: idText,
  ...pageRules,
}

export const readAccount = {
  method: 'GET',
  path: '/api/user/account/{id}',
  who: 'owner',
  answer: userAccount,
} as const satisfies Endpoint

/** Fields that the body leaves out stay as they are. */
export const changeAccount = {
  method: 'PUT',
  path: '/api/user/account/{id}',
  who: 'owner',
  body: accountWrite,
  answer: userAccount,
} as const satisfies Endpoint

/** A picture, and texts of the account beside it: the only body that is a form. */
export const changePicture = {
  method: 'PATCH',
  path: '/api/user/account/{id}',
  who: 'owner',
  body: z.partial(accountWrite),
  bodyType: 'form',
  answer: userAccount,
} as const satisfies Endpoint

export const changeUsername = {
  method: 'POST',
  path: '/api/user/account/{id}/change-username',
  who: 'owner',
  body: usernameChange,
  answer: usernameChange,
} as const satisfies Endpoint

/** Closes the account at once; its data are erased a little later. Needs a recent sign-in. */
export const deleteAccount = {
  method: 'POST',
  path: '/api/user/account/{id}/delete-account',
  who: 'owner',
  body: accountDeletion,
  answer: deletionAccepted,
  status: 202,
} as const satisfies Endpoint

export const listReviewsOf = {
  method: 'GET',
  path: '/api/user/account/{id}/product-reviews',
  who: 'owner',
  query: reviewQuery,
  answer: pageOf(ownProductReview),
} as const satisfies Endpoint

export const listLikedPostsOf = {
  method: 'GET',
  path: '/api/user/account/{id}/liked-blog-posts',
  who: 'owner',
  query: likedPostQuery,
  answer: pageOf(blogPost),
} as const satisfies Endpoint
