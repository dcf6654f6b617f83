import { QueryObserver } from '@tanstack/react-query'
import { call } from '#lib/http/call'
import { publicQueries } from '#lib/queries/public-queries'
import { fetchReviews } from './product-api'
import type { ShownProduct, ShownReviews } from './shown-product'

/** The approved reviews of a product: as built, then as the API has them; read once. */
export function reviewsQuery({
  productId,
  reviews,
}: Pick<ShownProduct, 'productId' | 'reviews'>): QueryObserver<ShownReviews> {
  return new QueryObserver<ShownReviews>(publicQueries, {
    queryKey: ['product-reviews', productId],
    initialData: { reviews, unshown: 0 },
    // As old as the page: read again at once, and by each opening of the page.
    initialDataUpdatedAt: 0,
    gcTime: 0,
    queryFn: ({ signal }) => fetchReviews(call, productId, signal),
    refetchOnReconnect: false,
  })
}
