/** @jsxImportSource theme-ui */
import { Skeleton } from '../../../components/skeleton'

/** Holds the place of an order's sheet. */
export function OrderSkeleton() {
  return (
    <div sx={{ display: 'grid', gap: 4 }}>
      <Skeleton width='40%' height={44} />
      <Skeleton height={220} />
      <div sx={{ display: 'grid', gridTemplateColumns: ['1fr', null, '1fr 1fr'], gap: 4 }}>
        <Skeleton height={210} />
        <Skeleton height={210} />
      </div>
    </div>
  )
}
