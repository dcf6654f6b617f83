const name = 'page-failed'

/** Says that a page cannot show because of an error. */
export function reportPageFailure(error: unknown): void {
  dispatchEvent(new CustomEvent(name, { detail: error }))
}

/**
 * Hears of pages that cannot show.
 * @returns what ends it
 */
export function onPageFailure(hear: (error: unknown) => void): () => void {
  const listen = (event: Event) => hear(event instanceof CustomEvent && event.detail)
  addEventListener(name, listen)
  return () => removeEventListener(name, listen)
}
