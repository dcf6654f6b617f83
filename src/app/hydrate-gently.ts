import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Brings the pre-rendered page alive in small pieces: as a transition the work pauses every few
 * milliseconds, so that a press or a scroll never waits for the whole page. Gatsby asks for it
 * before it begins.
 */
export function replaceHydrateFunction() {
  return (page: ReactNode, container: Element): void => {
    if (isPreRendered(container)) startTransition(() => void hydrateRoot(container, page))
    // Only development serves an empty document.
    else createRoot(container).render(page)
  }
}

function isPreRendered(container: Element): boolean {
  return container.querySelector('main') !== null
}
