let guards = 0

/**
 * Makes links away from the page ask for confirmation, because a form has unsent text.
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

/** Whether a form of this page has unsent text. */
export function isTextUnsaved(): boolean {
  return document.querySelector('form[data-unsaved]') !== null
}
