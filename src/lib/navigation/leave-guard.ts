let guards = 0

/**
 * While held, whoever follows a link away from the page is asked first: it shows something that was
 * typed and not sent.
 * @returns what ends it
 */
export function guardLeaving(): () => void {
  guards += 1
  return () => {
    guards -= 1
  }
}

/** Whether a link away from this page asks first. */
export function isLeavingGuarded(): boolean {
  return guards > 0
}
