/** @jsxImportSource theme-ui */
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button'
import { useText } from '../../../lib/i18n/texts'
import { cartMessages } from '../cart-texts'
import type { CartWrite } from '../cart-write'

interface RemovedNoticeProps {
  removed: CartWrite | null
  onUndo: (removed: CartWrite) => void
}

/** What was taken out last, and the way back; it gets the focus, because what had it is gone. */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  const text = useText(cartMessages)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus()
  }, [removed])
  return (
    <div role='status'>
      {removed && (
        <div sx={rowStyle}>
          <span sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {text('removed.sentence', { name: removed.name })}
          </span>
          <Button ref={undo} variant='secondary' size='sm' onClick={() => onUndo(removed)}>
            {text('removed.undo')}
          </Button>
        </div>
      )}
    </div>
  )
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 3,
  borderRadius: 'menu',
  bg: 'hover',
} as const
