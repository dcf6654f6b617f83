/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react'
import { useText } from '../shared/i18n/texts'
import { Button } from '../shared/ui/button'
import { Notice } from '../shared/ui/notice'
import { accountReadTexts } from './account-read-texts'
import type { OwnPages } from './use-own-pages'

interface MoreRowsProps<Row> {
  list: OwnPages<Row>
  /** What the button says, e.g. "see older ones". */
  label: string
}

/**
 * Fetches the next page of a list below what is there. The button keeps its place and the focus
 * until the rows have come, so that nothing moves under a finger; after the last page a word stands
 * where it was.
 */
export function MoreRows<Row>({ list, label }: MoreRowsProps<Row>) {
  const text = useText(accountReadTexts)
  const [wanted, setWanted] = useState(false)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  if (!hasNextPage) return wanted ? <AllSeen>{text('allSeen')}</AllSeen> : null
  const fetchMore = () => {
    setWanted(true)
    void list.fetchNextPage()
  }
  return (
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
