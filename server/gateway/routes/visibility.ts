import type { BlogComment } from '#contract/blog/blog-comment'
import type { BlogPost } from '#contract/blog/blog-post'
import type { Product } from '#contract/shop/product'
import type { ProductReview } from '#contract/shop/product-review'
import { owned } from '#upstream/owner'
import { GatewayError } from '../gateway-error'
import { parse } from '../upstream/read-answer'
import type { Viewer, Visibility } from './viewer'

/** Products that can be bought. */
export const onSale: Visibility<Product> = ({ active }) => active

/** Approved reviews, and one's own. */
export const readableReview: Visibility<ProductReview> = ({ status, user }, viewer) =>
  status === 'TRUE' || user.id === viewer.userId

/** Published posts. */
export const published: Visibility<BlogPost> = ({ isVisible }) => isVisible

/** Approved comments, and one's own. */
export const readableComment: Visibility<BlogComment> = ({ isApproved, user }, viewer) =>
  isApproved || user === viewer.userId

/** What belongs to the viewer; entities without an owner do not. */
export const mine: Visibility<{ user: number | { id: number } | null }> = ({ user }, viewer) =>
  (typeof user === 'object' ? user?.id : user) === viewer.userId

/** 404 where an entity belongs to another person: the upstream shows staff those of everybody. */
export function requireMine(entity: unknown, viewer: Viewer): void {
  if (!mine(parse(owned, entity), viewer)) throw new GatewayError(404)
}
