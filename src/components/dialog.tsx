import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { lowWindow } from '#theme/media'
import { keyframes } from '#theme/styles'
import { IconButton } from './icon-button'

interface DialogProps {
  open: boolean
  /** Called by Escape, the close button or a click outside; without it only the content closes. */
  onClose?: (() => void) | undefined
  title: string
  size?: DialogSize
  placement?: DialogPlacement
  /** Buttons below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/** Modal dialog on the `dialog` element, which traps and restores the focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, size = 'md', placement = 'middle', footer, children } = props
  const { t } = useTranslation(commonMessages)
  const titleId = useId()
  const element = useModal(open)
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose?.()
  }
  const onBackdropClick = (event: MouseEvent) => {
    if (event.target === element.current) onClose?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={onBackdropClick}
      sx={[styles.dialog, places[placement], sizes[size]]}
    >
      {open && (
        <div sx={styles.dialogColumn}>
          <header sx={styles.header}>
            <h2 id={titleId} sx={styles.dialogHeading}>
              {title}
            </h2>
            {onClose && (
              <IconButton label={t('ui.close')} onClick={onClose}>
                <X />
              </IconButton>
            )}
          </header>
          <div sx={styles.dialogBox}>{children}</div>
          {footer && <footer sx={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** Opens and closes the element with `open`; closes it on unmount, which restores the focus. */
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

/** Centre, lower edge or right edge. */
type DialogPlacement = 'middle' | 'bottom' | 'side'
type DialogSize = 'sm' | 'md' | 'lg'

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })
const slideIn = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })

const rising = { animation: `${rise} 200ms ease-out` }

const places: Record<DialogPlacement, ThemeUIStyleObject> = {
  middle: {
    width: 'calc(100% - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    borderRadius: 'card',
    '&[open]': rising,
  },
  bottom: {
    width: '100%',
    maxHeight: '85dvh',
    [lowWindow]: { maxHeight: '100dvh' },
    m: 0,
    mt: 'auto',
    mx: 'auto',
    borderRadius: '20px 20px 0 0',
    pb: 'env(safe-area-inset-bottom)',
    '&[open]': rising,
  },
  side: {
    width: '100%',
    height: '100dvh',
    maxHeight: '100dvh',
    m: 0,
    ml: 'auto',
    '&[open]': { animation: `${slideIn} 200ms ease-out` },
  },
}

const sizes: Record<DialogSize, ThemeUIStyleObject> = {
  sm: { maxWidth: 'dialog.sm' },
  md: { maxWidth: 'dialog.md' },
  lg: { maxWidth: 'dialog.lg' },
}

interface SheetProps extends Omit<DialogProps, 'placement'> {
  placement?: 'bottom' | 'side'
}

/** A dialog at the lower edge of the screen, for filters on phones. */
export function Sheet({ placement = 'bottom', ...dialog }: SheetProps) {
  return <Dialog placement={placement} {...dialog} />
}

const styles = {
  dialog: {
    p: 0,
    border: 0,
    color: 'text',
    bg: 'background',
    boxShadow: 'high',
    overflow: 'hidden',
    '&::backdrop': { bg: 'veil' },
  },
  dialogColumn: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'inherit',
    // All of it scrolls, with title and buttons.
    [lowWindow]: { display: 'block', overflowY: 'auto', '& > div': { overflowY: 'visible' } },
  },
  header: { display: 'flex', gap: 3, alignItems: 'start', p: [4, 5], pb: [2, 2] },
  dialogHeading: { flex: 1, pt: 2, fontSize: 'h3' },
  dialogBox: { flex: 1, overflowY: 'auto', px: [4, 5], pb: 5 },
  footer: { px: [4, 5], pb: [4, 5] },
} satisfies Record<string, ThemeUIStyleObject>
