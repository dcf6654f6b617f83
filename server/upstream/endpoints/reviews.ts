import { ownProductReview, productReview } from '../product-review'
import { list, read, remove, write } from './endpoint'

export const listReviews = list('/product/review', productReview)
export const listReviewsOf = list('/user/account/{me}/product_reviews', ownProductReview)
export const writeReview = write('POST', '/product/review', productReview)
export const readReview = read('/product/review/{id}', productReview)
export const changeReview = write('PATCH', '/product/review/{id}', productReview)
export const removeReview = remove('/product/review/{id}')
export const readOwnReview = read('/product/review/{product}/user_product_review', productReview)
