/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { Skeleton } from '../skeleton'

/** Where rows that were asked for will stand. */
export interface RowPlaces {
  rows: number
  columns: number
  /** From the top of one line to the top of the next, in px. */
  pitch: number
  /** Lines that the list will have more of. */
  lines: number
}

/**
 * Measures the places of rows that will follow those of a list, be it lines or a grid of cards.
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

/** Holds the places of rows that are on their way: as high as they will make the list. */
export function ListSkeleton({ rows, columns, pitch, lines }: RowPlaces) {
  return (
    <div data-coming='' sx={placesStyle} style={{ height: lines * pitch }}>
      <div style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gridAutoRows: pitch }}>
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all the same
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
