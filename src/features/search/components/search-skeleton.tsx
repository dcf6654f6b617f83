import type { ThemeUIStyleObject } from 'theme-ui'
import { Skeleton } from '#components/skeleton'

/** Placeholder of the search while its script loads. */
export function SearchSkeleton() {
  return (
    <>
      <div sx={styles.searchSkeleton}>
        <Skeleton height={44} />
      </div>
      <HitsSkeleton />
    </>
  )
}

const rows = ['one', 'two', 'three', 'four']

/** Placeholder of the hits; the status text is above it. */
export function HitsSkeleton() {
  return (
    <div aria-hidden='true' sx={styles.hitsSkeleton}>
      {rows.map((row) => (
        <div key={row} sx={styles.hit}>
          <Skeleton height={90} />
          <div sx={styles.hitLines}>
            <Skeleton width='60%' height={22} />
            <Skeleton />
            <Skeleton width='80%' />
          </div>
        </div>
      ))}
    </div>
  )
}

const styles = {
  searchSkeleton: { maxWidth: 'reading', mt: [2, 3] },
  hitsSkeleton: { display: 'grid', gap: 5, maxWidth: 760, mt: 5 },
  hit: { display: 'grid', gridTemplateColumns: '120px 1fr', gap: 4 },
  hitLines: { display: 'grid', gap: 3, alignContent: 'start' },
} satisfies Record<string, ThemeUIStyleObject>
