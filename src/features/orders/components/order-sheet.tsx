import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
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
    alignItems: 'start',
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

interface FoldedSectionProps {
  title: string
  /** What one mostly looks for in it; in view while it is folded. */
  gist: string
  children: ReactNode
}

/** A section that opens by a press, and for a print. */
export function FoldedSection({ title, gist, children }: FoldedSectionProps) {
  const id = useId()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => openForPrint(details.current), [])
  return (
    <section aria-labelledby={id} sx={styles.foldedSection}>
      <details ref={details} sx={foldStyle}>
        <summary>
          <h2 id={id}>{title}</h2>
          <span data-gist='' dir='auto'>
            {gist}
          </span>
          <ChevronDown aria-hidden='true' size={20} />
        </summary>
        <div>{children}</div>
      </details>
    </section>
  )
}

/** Not every browser prints what is folded by a style. */
function openForPrint(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return undefined
  const leaving = new AbortController()
  const { signal } = leaving
  let wasOpen = false
  const open = () => {
    wasOpen = details.open
    details.open = true
  }
  const fold = () => {
    details.open = wasOpen
  }
  addEventListener('beforeprint', open, { signal })
  addEventListener('afterprint', fold, { signal })
  return () => leaving.abort()
}

const foldStyle: ThemeUIStyleObject = {
  summary: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 3,
    px: [4, 5],
    py: 4,
    borderRadius: 'card',
    listStyle: 'none',
    cursor: 'pointer',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary > h2': { m: 0, fontSize: 'h3' },
  'summary > svg': {
    gridArea: '1 / 2 / span 2',
    transition: 'transform 200ms ease-out',
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '[data-gist]': { color: 'textMuted', fontVariantNumeric: 'tabular-nums' },
  // What is open says it itself.
  '&[open] [data-gist]': { display: 'none' },
  '& > div': { display: 'grid', gap: 3, px: [4, 5], pb: [4, 5] },
  '@media print': {
    'summary, & > div': { p: 0 },
    summary: { pb: 2 },
    'summary > svg, [data-gist]': { display: 'none' },
  },
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

const card = {
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'card',
  bg: 'raised',
} as const

const styles = {
  sheetSection: { ...card, display: 'grid', alignContent: 'start', gap: 3, p: [4, 5] },
  foldedSection: card,
  sheetSectionHeading: { m: 0, fontSize: 'h3' },
  orderSkeleton: { display: 'grid', gap: 4 },
  skeletonRow: { display: 'grid', gridTemplateColumns: ['1fr', null, '1fr 1fr'], gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
