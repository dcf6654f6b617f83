import type { BlogComment } from '../../contract/blog/blog-comment'
import type { BlogPost } from '../../contract/blog/blog-post'
import type { Product } from '../../contract/shop/product'
import type { ProductReview } from '../../contract/shop/product-review'
import type { Visibility } from './answer-readers'

/** Products that can be bought (decision M9). */
export const onSale: Visibility<Product> = ({ active }) => active

/** Approved reviews, and one's own. */
export const readableReview: Visibility<ProductReview> = ({ status, user }, viewer) =>
  status === 'TRUE' || user.id === viewer.userId

/** Posts whose day has come. */
export const published: Visibility<BlogPost> = ({ isVisible }) => isVisible

/** Approved comments, and one's own. */
export const readableComment: Visibility<BlogComment> = ({ isApproved, user }, viewer) =>
  isApproved || user === viewer.userId

/** What belongs to the person who asks; what belongs to nobody is not theirs either. */
export const mine: Visibility<{ user: number | { id: number } | null }> = ({ user }, viewer) =>
  (typeof user === 'object' ? user?.id : user) === viewer.userId
