/** @jsxImportSource theme-ui */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../lib/i18n/texts'
import type { OwnPages } from '../../session/use-own-pages'
import { Button } from '../button'
import { Notice } from '../notice'
import { accountReadMessages } from './account-read-texts'
import { ListSkeleton, measurePlaces, type RowPlaces } from './list-skeleton'

interface GrowingListProps<Row> {
  list: OwnPages<Row>
  /** What the button says, e.g. "see older ones". */
  label: string
  /** The list of the rows that were read, as one element. */
  children: ReactNode
}

/**
 * A list, and the button that fetches its next page. The places of the rows are held from the press
 * on, so that nothing moves when they come, however late; the button keeps the focus. After the last
 * page a word stands where it was.
 */
export function GrowingList<Row>({ list, label, children }: GrowingListProps<Row>) {
  const text = useText(accountReadMessages)
  const shown = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<RowPlaces | null>(null)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const fetchMore = () => {
    const rows = shown.current?.firstElementChild
    if (rows) setPlaces(measurePlaces(rows, data?.coming ?? 0))
    void list.fetchNextPage()
  }
  return (
    <div sx={{ display: 'grid', gap: 4 }}>
      <div ref={shown}>
        {children}
        {isFetchingNextPage && places && <ListSkeleton {...places} />}
      </div>
      {hasNextPage ? (
        <div sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
          {isFetchNextPageError && !isFetchingNextPage && (
            <Notice tone='error' live title={text('failedTitle')}>
              {text('moreFailed')}
            </Notice>
          )}
          <Button variant='secondary' busy={isFetchingNextPage} onClick={fetchMore}>
            {label}
          </Button>
        </div>
      ) : (
        places && <AllSeen>{text('allSeen')}</AllSeen>
      )}
    </div>
  )
}

/** Takes over the place and the focus of the button. */
function AllSeen({ children }: { children: string }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return (
    <p
      ref={element}
      tabIndex={-1}
      role='status'
      sx={{ minHeight: 44, color: 'textMuted', textAlign: 'center', outline: 'none' }}
    >
      {children}
    </p>
  )
}
