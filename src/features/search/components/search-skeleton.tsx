/** @jsxImportSource theme-ui */
import { Skeleton } from '../../../components/skeleton'
import { HitsSkeleton } from './hits-skeleton'

/** Holds the search's place while its script is on its way and no pre-rendered page stands in. */
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
