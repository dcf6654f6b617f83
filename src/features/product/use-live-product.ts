import { useCallback, useMemo, useState } from 'react'
import type { LiveProductProps } from './components/live-product'
import type { ProductStatus } from './product-status'
import type { ShownProduct } from './shown-product'
import type { ShownReview } from './shown-review'

interface LiveProductState {
  status: ProductStatus
  reviews: readonly ShownReview[]
  retry: () => void
  /** For the part that arrives when the page is idle; the same objects as long as nothing changes. */
  livePart: Omit<LiveProductProps, 'children'>
}

/** A product as the page knows it: as it was built, then as the part that arrives later tells. */
export function useLiveProduct(product: ShownProduct): LiveProductState {
  const { productId, finalPrice, priceBeforeDiscount, savePercent, stock } = product
  const offer = useMemo(
    () => ({ finalPrice, priceBeforeDiscount, savePercent, stock }),
    [finalPrice, priceBeforeDiscount, savePercent, stock],
  )
  const [status, setStatus] = useState<ProductStatus>({ kind: 'settled', offer })
  const [reviews, setReviews] = useState(product.reviews)
  const [retries, setRetries] = useState(0)
  const retry = useCallback(() => setRetries((count) => count + 1), [])
  const livePart = {
    productId,
    offer,
    reviews: product.reviews,
    retries,
    onStatus: setStatus,
    onReviews: setReviews,
  }
  return { status, reviews, retry, livePart }
}
