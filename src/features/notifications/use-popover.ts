import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

interface Popover {
  isOpen: boolean
  toggle: () => void
  /** Closes it and gives the focus back to its button. */
  close: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * A panel below its button: Escape, a press elsewhere or the focus leaving close it.
 * @param root holds the button, with `aria-expanded`, and the panel, with `role=dialog`
 */
export function usePopover(root: RefObject<HTMLElement>): Popover {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=dialog]')?.focus()
    const press = ({ target }: PointerEvent) => {
      if (isOutside(root, target)) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOpen, root])
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isOpen) close()
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && isOutside(root, relatedTarget)) setOpen(false)
    },
  }
}

/** Toasts and the frame's other parts that lie above everything are no place to leave for. */
function isOutside(root: RefObject<HTMLElement>, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return !root.current?.contains(target) && !target.closest('[data-sonner-toaster]')
}
