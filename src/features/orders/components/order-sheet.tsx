import { type ReactNode, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Skeleton } from '#components/skeleton'

/** Layout of an order: two columns on wide screens and on paper, one on phones. */
export const sheetStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  overflowWrap: 'anywhere',
  '& > header': { mb: 0 },
  '& > [data-line]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
  },
  '& > [data-columns]': {
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr)', null, 'repeat(2, minmax(0, 1fr))'],
    gap: 4,
  },
  '& > [data-columns] > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '@media print': {
    gap: 3,
    fontSize: 'small',
    h1: { fontSize: 'h2' },
    section: { gap: 2, p: 3 },
    '& > [data-columns]': { gridTemplateColumns: '1fr 1fr', gap: 3 },
    'section, li': { breakInside: 'avoid' },
    'li img': { display: 'none' },
  },
}

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} sx={styles.sheetSection}>
      <h2 id={id} sx={styles.sheetSectionHeading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Placeholder of an order while it loads. */
export function OrderSkeleton() {
  return (
    <div sx={styles.orderSkeleton}>
      <Skeleton width='40%' height={44} />
      <Skeleton height={220} />
      <div sx={styles.skeletonRow}>
        <Skeleton height={210} />
        <Skeleton height={210} />
      </div>
    </div>
  )
}

const styles = {
  sheetSection: {
    display: 'grid',
    alignContent: 'start',
    gap: 3,
    p: [4, 5],
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'card',
    bg: 'raised',
  },
  sheetSectionHeading: { m: 0, fontSize: 'h3' },
  orderSkeleton: { display: 'grid', gap: 4 },
  skeletonRow: { display: 'grid', gridTemplateColumns: ['1fr', null, '1fr 1fr'], gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
