import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

interface MenuState {
  open: boolean
  toggle: () => void
  close: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: (event: FocusEvent) => void
}

/** Keyboard and focus of a menu button and its list (ARIA authoring practices, menu button). */
export function useMenu(root: RefObject<HTMLElement>): MenuState {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  useEffect(() => {
    if (open) entriesOf(root)[0]?.focus()
  }, [open, root])
  useCloseOnPressOutside(root, open, setOpen)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) return done(event, close)
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') done(event, () => setOpen(true))
      return
    }
    const entries = entriesOf(root)
    const at = entries.findIndex((entry) => entry.matches(':focus'))
    const next = nextEntry(event.key, at, entries)
    if (next) done(event, () => next.focus())
  }
  const onBlur = (event: FocusEvent) => {
    const goesTo = event.relatedTarget
    if (goesTo instanceof Node && !root.current?.contains(goesTo)) setOpen(false)
  }
  return { open, toggle: () => setOpen(!open), close, onKeyDown, onBlur }
}

function useCloseOnPressOutside(
  root: RefObject<HTMLElement>,
  open: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open, root, setOpen])
}

function nextEntry(key: string, at: number, entries: HTMLElement[]): HTMLElement | undefined {
  const last = entries.length - 1
  if (key === 'ArrowDown') return entries[at === last ? 0 : at + 1]
  if (key === 'ArrowUp') return entries[at <= 0 ? last : at - 1]
  if (key === 'Home') return entries[0]
  if (key === 'End') return entries[last]
  return key.length === 1 ? entryStartingWith(key, at, entries) : undefined
}

function entryStartingWith(letter: string, at: number, entries: HTMLElement[]) {
  const inTurn = [...entries.slice(at + 1), ...entries.slice(0, at + 1)]
  const starts = (entry: HTMLElement) =>
    plainText(entry.textContent ?? '').startsWith(plainText(letter))
  return inTurn.find(starts)
}

function plainText(text: string): string {
  return text.trim().toLocaleLowerCase('el').normalize('NFD').replace(/\p{M}/gu, '')
}

function entriesOf(root: RefObject<HTMLElement>): HTMLElement[] {
  return [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  act()
}
