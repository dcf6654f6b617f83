import { type BlogAuthor, blogAuthor } from '../../../contract/blog/blog-author'
import { type BlogCategory, blogCategory } from '../../../contract/blog/blog-category'
import { type BlogComment, blogComment } from '../../../contract/blog/blog-comment'
import { type BlogPost, blogPost } from '../../../contract/blog/blog-post'
import { type BlogTag, blogTag } from '../../../contract/blog/blog-tag'
import { type Product, product } from '../../../contract/shop/product'
import { type ProductCategory, productCategory } from '../../../contract/shop/product-category'
import { type ProductImage, productImage } from '../../../contract/shop/product-image'
import { type ProductReview, productReview } from '../../../contract/shop/product-review'
import { listEndpoints } from './list-endpoints'
import type { Upstream } from './read-json'
import { readList } from './read-list'

/** Everything of the API that the public pages show. */
export interface Content {
  products: Product[]
  productCategories: ProductCategory[]
  productImages: ProductImage[]
  productReviews: ProductReview[]
  blogPosts: BlogPost[]
  blogCategories: BlogCategory[]
  blogComments: BlogComment[]
  blogTags: BlogTag[]
  blogAuthors: BlogAuthor[]
}

/**
 * Reads all content, whole, before anything is built from it, and keeps what may be seen: active
 * products, visible posts, approved comments and reviews (decision M9).
 * @throws UpstreamFault at the first doubt.
 */
export async function readContent(upstream: Upstream): Promise<Content> {
  const products = await readList(upstream, listEndpoints.products, product)
  const productCategories = await readList(
    upstream,
    listEndpoints.productCategories,
    productCategory,
  )
  const productImages = await readList(upstream, listEndpoints.productImages, productImage)
  const productReviews = await readList(upstream, listEndpoints.productReviews, productReview)
  const blogPosts = await readList(upstream, listEndpoints.blogPosts, blogPost)
  const blogCategories = await readList(upstream, listEndpoints.blogCategories, blogCategory)
  const blogComments = await readList(upstream, listEndpoints.blogComments, blogComment)
  const blogTags = await readList(upstream, listEndpoints.blogTags, blogTag)
  const blogAuthors = await readList(upstream, listEndpoints.blogAuthors, blogAuthor)
  return {
    products: products.filter(({ active }) => active),
    productCategories,
    productImages,
    productReviews: productReviews.filter(({ status }) => status === 'TRUE'),
    blogPosts: blogPosts.filter(({ isVisible }) => isVisible),
    blogCategories,
    blogComments: blogComments.filter(({ isApproved }) => isApproved),
    blogTags: blogTags.filter(({ active }) => active),
    blogAuthors,
  }
}
