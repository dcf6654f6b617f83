/** Numbers that toasts share: counts, distances in px and times in ms. */
export const toastNumbers = {
  atOnce: 5,
  staysForMs: 5_000,
  /** How long one that has ended takes to go: the package's own time. */
  removedAfterMs: 200,
  gapPx: 16,
  /** By how much each toast of a closed stack is smaller than the one before: the package's own. */
  stackScale: 0.05,
  position: 'bottom-right',
  /** Offers to install and to update: until they are closed. */
  offerStaysForMs: 0,
  notificationTone: 'success',
} as const
