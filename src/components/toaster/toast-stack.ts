import type { Toast, ToastEnd } from '../show-toast'
import { toastNumbers } from './toast-numbers'

/** A toast with its place on the stage and its time there. */
export interface StagedToast extends Toast {
  /** One for each appearance: a toast that comes again is another one. */
  key: string
  /** In ms; 0 is until it is closed. */
  staysForMs: number
}

interface Stagehands {
  /** Puts a toast on the stage, or in the place of the one with its key. */
  raise: (toast: StagedToast) => void
  /** Takes it from the stage. */
  drop: (key: string) => void
}

let count = 0

/** Who is on the stage, and who waits for a place there. */
export interface ToastStack {
  take: (order: Toast | ToastEnd) => void
  /** @returns false where it had ended before */
  end: (key: string) => boolean
}

/**
 * Keeps as many toasts as may be seen at once: another one takes the place of the oldest that goes
 * by itself; where none does, it waits until one is closed (R229, decision W3).
 */
export function createToastStack({ raise, drop }: Stagehands): ToastStack {
  // The oldest first, here and there.
  let staged: readonly StagedToast[] = []
  let waiting: readonly StagedToast[] = []

  function take(order: Toast | ToastEnd): void {
    const same = staged.find(({ id }) => id !== undefined && id === order.id)
    waiting = waiting.filter(({ id }) => id === undefined || id !== order.id)
    if ('isOver' in order) {
      if (same) end(same.key)
    } else if (same) {
      replace(same.key, order)
    } else {
      count += 1
      waiting = [...waiting, { ...order, key: `toast-${count}`, staysForMs: timeOf(order) }]
      makeRoom()
      fill()
    }
  }

  function replace(key: string, order: Toast): void {
    const toast = { ...order, key, staysForMs: timeOf(order) }
    staged = staged.map((other) => (other.key === key ? toast : other))
    raise(toast)
  }

  function makeRoom(): void {
    if (staged.length < toastNumbers.atOnce) return
    const oldest = staged.find(({ staysForMs }) => staysForMs > 0)
    if (oldest) remove(oldest.key)
  }

  function fill(): void {
    const [next, ...rest] = waiting
    if (!next || staged.length >= toastNumbers.atOnce) return
    waiting = rest
    staged = [...staged, next]
    raise(next)
  }

  function remove(key: string): boolean {
    if (!staged.some((toast) => toast.key === key)) return false
    staged = staged.filter((toast) => toast.key !== key)
    drop(key)
    return true
  }

  function end(key: string): boolean {
    const wasThere = remove(key)
    fill()
    return wasThere
  }

  return { take, end }
}

function timeOf({ persistent, staysForMs }: Toast): number {
  return staysForMs ?? (persistent ? toastNumbers.offerStaysForMs : toastNumbers.staysForMs)
}
