import { memberRequests } from './member-requests'

/** A part of the API that may be slow by itself. */
export interface ApiPart {
  name: string
  /** Its calls, as `GET /product`. */
  calls: RegExp
  /** Calls of pages that are not answered without it; all others are. */
  neededBy: readonly string[]
}

const part = (name: string, calls: RegExp, neededBy: readonly string[]): ApiPart => ({
  name,
  calls,
  neededBy,
})

/** All parts, and what each may cost. */
export const apiParts: readonly ApiPart[] = [
  part('lists of products', /^GET \/product$/, [
    'GET /products',
    'GET /products by price',
    'GET /products by rating',
  ]),
  part('products', /^\w+ \/product\/\d+(\/update_view_count)?$/, [
    'GET /products/{id}',
    'POST /products/{id}/update-view-count',
    'GET /products/{id}/reviews',
    // An alert only names the product.
    'GET /products/alerts',
  ]),
  part('categories', /^GET \/product\/category(\/\d+)?$/, ['GET /products/categories/{id}']),
  part('pictures of categories', /^GET \/product\/category\/image$/, []),
  part('reviews', /^\w+ \/product\/review/, [
    'GET /products by rating',
    'GET /products/{id}/reviews',
    'POST /products/reviews',
    'PUT /products/reviews/{id}',
    'DELETE /products/reviews/{id}',
    'POST /products/reviews/user-product-review',
  ]),
  part('favourites', /^\w+ \/product\/favourite/, [
    'GET /products/favourites',
    'POST /products/favourites',
    'DELETE /products/favourites/{id}',
    'POST /products/favourites/favourites-by-products',
  ]),
  part('alerts', /^\w+ \/product\/alert/, [
    'POST /products/alerts',
    'GET /products/alerts',
    'DELETE /products/alerts/{id}',
  ]),
  part('the newsletter', /^\w+ \/user\/(subscription|unsubscribe)/, [
    'GET /newsletter/topics',
    'POST /newsletter/topics/{id}',
    'DELETE /newsletter/topics/{id}',
    'POST /newsletter/confirm',
    'POST /newsletter/leave',
  ]),
  part('lessons', /^\w+ \/blog\/post(\/\d+(\/(update_view_count|update_likes))?|\/liked_posts)?$/, [
    'GET /blog/posts/{id}',
    'POST /blog/posts/{id}/update-view-count',
    // Comments on a lesson that is not published are nobody's business.
    'GET /blog/posts/{id}/comments',
    'GET /blog/comments',
    'POST /blog/comments',
    'POST /blog/posts/{id}/update-likes',
    'POST /blog/posts/liked-posts',
  ]),
  part('comments', /^\w+ \/blog\/(comment|post\/\d+\/comments)/, [
    'GET /blog/posts/{id}/comments',
    'GET /blog/comments',
    'GET /blog/comments/{id}',
    'GET /blog/comments/{id}/replies',
    // Only a comment by itself names its lesson.
    'GET /user/account/{id}/blog-post-comments',
    'POST /blog/comments',
    'PUT /blog/comments/{id}',
    'DELETE /blog/comments/{id}',
    'POST /blog/comments/{id}/update-likes',
    'POST /blog/comments/liked-comments',
  ]),
  part('topics', /^GET \/blog\/category/, ['GET /blog/categories/{id}']),
  part('ways to pay', /^GET \/pay_way/, ['GET /pay-way', 'POST /orders']),
  part('countries', /^GET \/country/, ['GET /countries', 'POST /orders']),
  part('regions', /^GET \/region/, ['GET /regions', 'POST /orders']),
  part('prices of shipping', /^GET \/shipping\//, [
    'GET /config/public',
    'GET /config/public of a parcel',
  ]),
  part('search of products', /^GET \/search\/product/, ['GET /search', 'GET /search with offers']),
  part('search of lessons', /^GET \/search\/blog/, ['GET /search', 'GET /search with offers']),
  part('the contact form', /^POST \/contact/, ['POST /contact', 'POST /withdrawals']),
  part('the health check', /^GET \/health/, ['GET /health']),
  part('the image service', /^GET \/media_stream-image/, ['GET /media_stream-image']),
  part('accounts', /^\w+ \/user\/account\/\d+(\/change_username)?$/, [
    'GET /user/account/{id}',
    'PUT /user/account/{id}',
    'POST /user/account/{id}/change-username',
    'GET /_auth/session',
  ]),
  part('lists of an account', /^GET \/user\/account\/\d+\/\w+$/, [
    'GET /user/account/{id}/favourite-products',
    'GET /user/account/{id}/orders',
    'GET /user/account/{id}/product-reviews',
    'GET /user/account/{id}/liked-blog-posts',
    'GET /user/account/{id}/blog-post-comments',
    'GET /user/addresses',
    'GET /user/account/{id}/notifications',
  ]),
  part('addresses', /^\w+ \/user\/address/, [
    'POST /user/addresses',
    'GET /user/addresses/{id}',
    'PUT /user/addresses/{id}',
    'DELETE /user/addresses/{id}',
    'POST /user/addresses/{id}/set-main',
  ]),
  part('carts', /^\w+ \/cart/, [
    'GET /cart',
    'POST /cart/items',
    'PUT /cart/items/{id}',
    'DELETE /cart/items/{id}',
    'POST /orders',
  ]),
  part('orders', /^\w+ \/order/, [
    'GET /orders',
    'POST /orders',
    'GET /orders/{id}',
    'GET /orders/uuid/{uuid}',
    'POST /orders/{id}/cancel',
  ]),
  part('notifications', /^\w+ \/notification/, [
    'GET /notification/user/unseen-count',
    'GET /notification/user/{id}',
    'PATCH /notification/user/{id}',
    'DELETE /notification/user/{id}',
    'POST /notification/user/mark-all-as-seen',
    'POST /notification/user/mark-as-seen',
    'POST /notification/user/mark-all-as-unseen',
    'POST /notification/user/mark-as-unseen',
  ]),
  part('the sign-in service', /^\w+ \/_allauth/, [
    'GET /config',
    'POST /auth/login',
    'POST /auth/password/request',
    ...memberRequests.map(({ name }) => name),
    'GET /_auth/session',
    'GET /websocket/user/tokens',
  ]),
]
