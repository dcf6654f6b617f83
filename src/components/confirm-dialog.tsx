/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { useText } from '../lib/i18n/texts'
import { actionMessages } from './action-texts'
import { Button } from './button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  open: boolean
  /** The question. */
  title: string
  /** What will be different afterwards. */
  children: ReactNode
  /** The deed in words, e.g. "delete the address"; never a bare yes. */
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once before something that cannot be taken back; leaving it alone comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, onConfirm, onCancel } = props
  const text = useText(actionMessages)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size='sm'
      footer={
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: '1 1 auto' } }}>
          <Button variant='secondary' onClick={onCancel}>
            {text('cancel')}
          </Button>
          <Button variant='danger' onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <div sx={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>{children}</div>
    </Dialog>
  )
}
