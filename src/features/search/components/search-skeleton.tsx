/** @jsxImportSource theme-ui */
import { Skeleton } from '../../../components/skeleton'

/** Placeholder of the search while its script loads. */
export function SearchSkeleton() {
  return (
    <>
      <div sx={{ maxWidth: 'reading', mt: 6 }}>
        <Skeleton height={52} />
      </div>
      <HitsSkeleton />
    </>
  )
}

const rows = ['one', 'two', 'three', 'four']

/** Placeholder of the hits; the status text is above it. */
export function HitsSkeleton() {
  return (
    <div aria-hidden='true' sx={{ display: 'grid', gap: 5, maxWidth: 760, mt: 5 }}>
      {rows.map((row) => (
        <div key={row} sx={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: 4 }}>
          <Skeleton height={90} />
          <div sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
            <Skeleton width='60%' height={22} />
            <Skeleton />
            <Skeleton width='80%' />
          </div>
        </div>
      ))}
    </div>
  )
}
