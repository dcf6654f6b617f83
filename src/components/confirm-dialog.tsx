import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { actionMessages } from './action-messages'
import { Button } from './button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The consequences. */
  children: ReactNode
  /** The action in words, e.g. "delete the address"; never a bare yes. */
  confirmLabel: string
  /** What stays as it is, where "cancel" could also mean the action. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Confirmation of an irreversible action; cancelling is the first button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props
  const { t } = useTranslation(actionMessages)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size='sm'
      footer={
        <div sx={styles.buttonRow}>
          <Button variant='secondary' onClick={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant='danger' onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <div sx={styles.confirmDialog}>{children}</div>
    </Dialog>
  )
}

const styles = {
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: '1 1 auto' } },
  confirmDialog: { overflowWrap: 'anywhere', textWrap: 'pretty' },
} satisfies Record<string, ThemeUIStyleObject>
