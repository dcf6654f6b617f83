import type { ThemeUIStyleObject } from 'theme-ui'
import { Skeleton } from '#components/skeleton'

export function AddressFormSkeleton() {
  return (
    <div sx={styles.addressFormSkeleton}>
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <Skeleton key={at} height={74} />
      ))}
    </div>
  )
}

const styles = {
  addressFormSkeleton: { display: 'grid', gap: 4, maxWidth: 'reading' },
} satisfies Record<string, ThemeUIStyleObject>
