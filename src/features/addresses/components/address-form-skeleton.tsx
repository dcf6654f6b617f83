/** @jsxImportSource theme-ui */
import { Skeleton } from '../../../components/skeleton'

/** Holds the place of the form. */
export function AddressFormSkeleton() {
  return (
    <div sx={{ display: 'grid', gap: 4, maxWidth: 'reading' }}>
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <Skeleton key={at} height={74} />
      ))}
    </div>
  )
}
