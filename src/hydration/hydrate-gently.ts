import { type ReactNode, startTransition } from 'react'
import { nextTask } from '../lib/idle/next-task'

/**
 * Brings the pre-rendered page alive in small pieces: React's part for documents begins in a task of
 * its own, and as a transition the work pauses every few milliseconds, so that a press or a scroll
 * never waits for the whole page. Gatsby asks for it before it begins.
 */
export function replaceHydrateFunction() {
  return async (page: ReactNode, container: Element): Promise<void> => {
    await nextTask()
    const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client')
    await nextTask()
    if (canHydrate(container, window.location.pathname)) {
      startTransition(() => void hydrateRoot(container, page))
    } else createRoot(container).render(page)
  }
}

/** Addresses below these are rendered by one shell each (`src/build/on-create-page.ts`). */
const clientSection = /^\/(?:account|checkout\/success)\//

/**
 * Whether the document holds what the page renders first. Development serves an empty document; and
 * what is no page of a client-only section is answered with the built 404 page, where the section's
 * shell would find HTML that is not its own.
 */
export function canHydrate(container: Element, path: string): boolean {
  const isNotFound = container.querySelector('[data-not-found]') !== null
  return container.querySelector('main') !== null && !(isNotFound && clientSection.test(path))
}
