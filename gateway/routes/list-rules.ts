import * as z from 'zod/mini'
import { type BlogComment, blogComment } from '../../contract/blog/blog-comment'
import { type BlogPost, blogPost } from '../../contract/blog/blog-post'
import { type Product, product } from '../../contract/shop/product'
import { type ProductImage, productImage } from '../../contract/shop/product-image'
import { type ProductReview, productReview } from '../../contract/shop/product-review'
import type { ListRule, Parent } from '../lists/list-rule'
import { onSale, published, readableComment, readableReview } from './visibility'

/** Products that are sold. */
export const productRule: ListRule<Product> = {
  upstream: '/product',
  schema: product,
  visible: onSale,
}

/** Posts whose day has come. */
export const postRule: ListRule<BlogPost> = {
  upstream: '/blog/post',
  schema: blogPost,
  visible: published,
}

/** Pictures are addressed by their path: the API names a host inside, which is nobody's business. */
export const picture = z.pipe(
  productImage,
  z.transform((image) => ({ ...image, image: pathOf(image.image) })),
)

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address
}

export const productOfPicture: Parent<ProductImage> = {
  rule: productRule,
  idOf: (image) => image.product,
}

/** Pictures of products that are sold. */
export const pictureRule: ListRule<ProductImage> = {
  upstream: '/product/image',
  schema: picture,
  visible: () => true,
  parent: productOfPicture,
}

/** Approved reviews of products that are sold, and one's own. */
export const reviewRule: ListRule<ProductReview> = {
  upstream: '/product/review',
  schema: productReview,
  visible: readableReview,
  ownerOf: ({ user }) => user.id,
  parent: { rule: productRule, idOf: (review) => review.product.id },
}

/** Approved comments below posts that may be seen, and one's own. */
export const commentRule: ListRule<BlogComment> = {
  upstream: '/blog/comment',
  schema: blogComment,
  visible: readableComment,
  ownerOf: ({ user }) => user,
  parent: { rule: postRule, idOf: ({ post }) => post },
}

/** The comments of a post that is known to be visible. */
export const threadRule: ListRule<BlogComment> = {
  upstream: '/blog/comment',
  schema: blogComment,
  visible: readableComment,
  ownerOf: ({ user }) => user,
}
