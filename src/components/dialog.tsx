/** @jsxImportSource theme-ui */
import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { type DialogPlacement, type DialogSize, dialogStyle } from './dialog-style'
import { IconButton } from './icon-button'

export interface DialogProps {
  open: boolean
  /** Asked for by Escape, the cross or a press beside it. Without it the person must decide inside. */
  onClose?: (() => void) | undefined
  title: string
  size?: DialogSize
  placement?: DialogPlacement
  /** Its buttons, kept in view below what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal window on the browser's own element: it keeps focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, size = 'md', placement = 'middle', footer, children } = props
  const text = useText(commonMessages)
  const titleId = useId()
  const element = useModal(open)
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose?.()
  }
  const pressBeside = (event: MouseEvent) => {
    if (event.target === element.current) onClose?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to the same end
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={pressBeside}
      sx={dialogStyle(placement, size)}
    >
      {open && (
        <div sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'inherit' }}>
          <header sx={{ display: 'flex', gap: 3, alignItems: 'start', p: [4, 5], pb: [2, 2] }}>
            <h2 id={titleId} sx={{ flex: 1, pt: 2, fontSize: 'h3' }}>
              {title}
            </h2>
            {onClose && (
              <IconButton label={text('ui.close')} onClick={onClose}>
                <X />
              </IconButton>
            )}
          </header>
          <div sx={{ flex: 1, overflowY: 'auto', px: [4, 5], pb: 5 }}>{children}</div>
          {footer && <footer sx={{ px: [4, 5], pb: [4, 5] }}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** Opens and closes the element with `open`; it also closes, and so gives focus back, when it goes. */
function useModal(open: boolean) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  return element
}
