import { ConfirmDialog } from './confirm-dialog'
import { type OverlayControls, overlays } from './overlays'

interface Question {
  title: string
  /** The consequences. */
  sentence: string
  /** The action in words; never a bare yes. */
  confirmLabel: string
}

/**
 * Opens a confirmation dialog above any page.
 * @returns false where the user cancels
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
