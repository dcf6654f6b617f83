import type { Toast, ToastEnd } from '../show-toast'

/** A toast with its key and duration. */
export interface StagedToast extends Toast {
  /** Unique for each appearance. */
  key: string
  /** In ms; 0: until closed. */
  staysForMs: number
}

interface StackActions {
  /** Shows a toast, or replaces the one with its key. */
  raise: (toast: StagedToast) => void
  /** Removes a toast. */
  drop: (key: string) => void
}

let count = 0

/** The visible toasts, and those that wait for a place. */
export interface ToastStack {
  take: (order: Toast | ToastEnd) => void
  /** @returns false where it had already ended */
  end: (key: string) => boolean
}

/**
 * Limits the number of visible toasts: a new toast replaces the oldest one that has a timer; where
 * none has a timer, it waits until a toast is closed.
 */
export function createToastStack({ raise, drop }: StackActions): ToastStack {
  // Both in order of arrival.
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

/** Constants of toasts: counts, distances in px and times in ms. */
export const toastNumbers = {
  atOnce: 5,
  staysForMs: 5_000,
  gapPx: 16,
  position: 'bottom-right',
  /** Install and update offers: until closed. */
  offerStaysForMs: 0,
} as const
