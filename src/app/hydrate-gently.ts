import { type ReactNode, startTransition } from 'react'
import { nextTask } from '../shared/idle/next-task'

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
    if (isPreRendered(container)) startTransition(() => void hydrateRoot(container, page))
    // Only development serves an empty document.
    else createRoot(container).render(page)
  }
}

function isPreRendered(container: Element): boolean {
  return container.querySelector('main') !== null
}
