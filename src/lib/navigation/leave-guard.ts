let guards = 0

/**
 * Has links away from the page ask for confirmation, because a form holds unsent text.
 * @returns removes the guard
 */
export function guardLeaving(): () => void {
  guards += 1
  return () => {
    guards -= 1
  }
}

/** Whether a link away from this page asks for confirmation. */
export function isLeavingGuarded(): boolean {
  return guards > 0
}

/** Whether a form of this page holds unsent text. */
export function isTextUnsaved(): boolean {
  return document.querySelector('form[data-unsaved]') !== null
}
