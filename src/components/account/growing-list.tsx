import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import type { PagedQuery } from '#session/use-account-query'
import { Button } from '../button'
import { Notice } from '../notice'
import { Skeleton } from '../skeleton'
import { type RowKind, UnshownRows } from '../unshown-rows'
import { accountReadMessages } from './account-read'

interface GrowingListProps<Row> {
  list: PagedQuery<Row>
  /** Label of the button, e.g. "see older ones". */
  label: string
  kind: RowKind
  /** The list of the rows read so far, as one element. */
  children: ReactNode
}

/**
 * A list with a button that fetches its next page. Placeholders reserve the space of the new rows,
 * so that the layout does not shift; the button keeps the focus. After the last page a text
 * replaces it. What cannot be shown is counted.
 */
export function GrowingList<Row>({ list, label, kind, children }: GrowingListProps<Row>) {
  const { t } = useTranslation(accountReadMessages)
  const shown = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<RowPlaces | null>(null)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const fetchMore = () => {
    const rows = shown.current?.firstElementChild
    if (rows) setPlaces(measurePlaces(rows, data?.coming ?? 0))
    void list.fetchNextPage()
  }
  return (
    <div sx={styles.growingList}>
      <div ref={shown}>
        {data?.rows.length !== 0 && children}
        {isFetchingNextPage && places && <ListSkeleton {...places} />}
      </div>
      <UnshownRows kind={kind} count={data?.unshown ?? 0} />
      {hasNextPage ? (
        <div sx={styles.buttonRow}>
          {isFetchNextPageError && !isFetchingNextPage && (
            <Notice tone='error' live>
              {t('moreFailed')}
            </Notice>
          )}
          <Button variant='secondary' busy={isFetchingNextPage} onClick={fetchMore}>
            {label}
          </Button>
        </div>
      ) : (
        places && <AllSeen>{t('allSeen')}</AllSeen>
      )}
    </div>
  )
}

/** Replaces the button and takes its focus. */
function AllSeen({ children }: { children: string }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={element} tabIndex={-1} role='status' sx={styles.allSeenText}>
      {children}
    </p>
  )
}

/** The space of rows that are being fetched. */
export interface RowPlaces {
  rows: number
  columns: number
  /** Distance of the tops of two lines, in px. */
  pitch: number
  /** Lines that the list will grow by. */
  lines: number
}

/**
 * Measures the space of rows that will follow those of a list or a grid.
 * @param list element whose children are the rows
 */
export function measurePlaces(list: Element, rows: number): RowPlaces {
  const tops = [...list.children].map((row) => row.getBoundingClientRect().top)
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length)
  const linesOf = (count: number) => Math.ceil(count / columns)
  const linesNow = linesOf(tops.length)
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0
  return {
    rows,
    columns,
    pitch: linesNow && (list.getBoundingClientRect().height + gap) / linesNow,
    lines: linesOf(tops.length + rows) - linesNow,
  }
}

/** Placeholders of rows that are being fetched, as high as the rows will be. */
export function ListSkeleton({ rows, columns, pitch, lines }: RowPlaces) {
  return (
    <div data-coming='' sx={placesStyle} style={{ height: lines * pitch }}>
      <div style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gridAutoRows: pitch }}>
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are equal
          <Skeleton key={at} height='auto' />
        ))}
      </div>
    </div>
  )
}

const placesStyle: ThemeUIStyleObject = {
  overflow: 'hidden',
  '& > div': { display: 'grid', columnGap: [3, 4] },
  '& > div > *': { mt: 3 },
}

const styles = {
  growingList: { display: 'grid', gap: 4 },
  buttonRow: { display: 'grid', justifyItems: 'center', gap: 3 },
  allSeenText: { minHeight: 44, color: 'textMuted', textAlign: 'center', outline: 'none' },
} satisfies Record<string, ThemeUIStyleObject>
