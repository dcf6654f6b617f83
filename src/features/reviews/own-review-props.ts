/** Whose review somebody may write on a product's page. */
export interface OwnReviewProps {
  productId: number
  name: string
  /** Address of the product. */
  path: string
}
