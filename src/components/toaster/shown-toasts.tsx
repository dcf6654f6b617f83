import { toast as sonner } from 'sonner'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '../button'
import type { Toast, ToastAction, ToastEnd } from '../show-toast'
import { stayingClass } from './toaster-style'

/** Constants of toasts: counts, distances in px and times in ms. */
export const toastNumbers = { atOnce: 5, staysForMs: 5_000, gapPx: 16 } as const

/** The toasts on the page, which the package draws, times and stacks. */
export interface ShownToasts {
  take: (order: Toast | ToastEnd) => void
  /** Stops all timers, or restarts them: the package does so for a pointer, not for the focus. */
  hold: (isHeld: boolean) => void
  clear: () => void
}

let count = 0

/**
 * Passes toasts on to the package. A sixth replaces the oldest that closes by itself.
 * @param onLeave called with the class of each toast that goes, while it is still on the page
 */
export function createShownToasts(onLeave: (className: string) => void): ShownToasts {
  // The oldest first.
  const shown = new Map<string, Toast>()
  let areHeld = false

  function take(order: Toast | ToastEnd): void {
    if ('isOver' in order) {
      remove(order.id)
      return
    }
    count += 1
    const id = order.id ?? `toast-${count}`
    if (!shown.has(id)) makeRoom()
    shown.set(id, order)
    draw(id, order)
  }

  function draw(id: string, toast: Toast): void {
    const { tone, title, description, avatar, icon = avatar, close = true, onClose } = toast
    const staysForMs = timeOf(toast)
    const leave = () => {
      if (forget(id)) onClose?.()
    }
    sonner[tone](title, {
      id,
      description,
      icon,
      closeButton: close,
      duration: areHeld || staysForMs === 0 ? Number.POSITIVE_INFINITY : staysForMs,
      className: [id, toast.orientation, staysForMs === 0 && stayingClass]
        .filter(Boolean)
        .join(' '),
      action: <ToastActions toast={toast} onAct={() => remove(id)} />,
      onDismiss: leave,
      onAutoClose: leave,
    })
  }

  /** @returns whether it was there */
  function forget(id: string): boolean {
    onLeave(id)
    return shown.delete(id)
  }

  function remove(id: string): void {
    if (forget(id)) sonner.dismiss(id)
  }

  function makeRoom(): void {
    if (shown.size < toastNumbers.atOnce) return
    const [oldest] = [...shown].find(([, toast]) => timeOf(toast) > 0) ?? []
    if (oldest) remove(oldest)
  }

  return {
    take,
    hold: (isHeld) => {
      if (areHeld === isHeld) return
      areHeld = isHeld
      for (const [id, toast] of shown) draw(id, toast)
    },
    clear: () => {
      shown.clear()
      sonner.dismiss()
    },
  }
}

const timeOf = ({ staysForMs = toastNumbers.staysForMs }: Toast) => staysForMs

interface ToastActionsProps {
  toast: Toast
  /** Called before the action. */
  onAct: () => void
}

function ToastActions({ toast: { action, actions = [] }, onAct }: ToastActionsProps) {
  const all = action ? [action, ...actions] : actions
  if (all.length === 0) return null
  const act = ({ onPress }: ToastAction) => {
    onAct()
    onPress()
  }
  return (
    <div data-actions='' sx={styles.toastActions}>
      {all.map((each) => (
        <Button key={each.label} size='sm' variant='secondary' onClick={() => act(each)}>
          {each.label}
        </Button>
      ))}
    </div>
  )
}

const styles = {
  toastActions: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
