import { failureEvent } from './page-lifecycle'

/**
 * Subscribes to pages that failed to render.
 * @returns unsubscribes
 */
export function onPageFailure(onFailure: (error: unknown) => void): () => void {
  const listen = (event: Event) => onFailure(event instanceof CustomEvent && event.detail)
  addEventListener(failureEvent, listen)
  return () => removeEventListener(failureEvent, listen)
}
