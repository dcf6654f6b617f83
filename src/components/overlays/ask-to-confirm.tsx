import { ConfirmDialog } from '../confirm-dialog'
import type { OverlayControls } from './create-overlays'
import { overlays } from './overlays'

interface Question {
  title: string
  /** What will be different afterwards. */
  sentence: string
  /** The deed in words; never a bare yes. */
  confirmLabel: string
}

/**
 * Asks once, above whatever page is open.
 * @returns false where the person leaves it alone
 */
export async function askToConfirm(question: Question): Promise<boolean> {
  const overlay = overlays.create(ConfirmOverlay, question)
  const isConfirmed = await overlay.open()
  overlay.unmount()
  return isConfirmed ?? false
}

function ConfirmOverlay(props: Question & OverlayControls<boolean>) {
  const { open, onClose, title, sentence, confirmLabel } = props
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={() => onClose(true)}
      onCancel={() => onClose(false)}
    >
      {sentence}
    </ConfirmDialog>
  )
}
