import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Gatsby's hook that hydrates the page: in a transition, so that React yields every few
 * milliseconds and input never waits for the whole page.
 */
export function replaceHydrateFunction() {
  return (page: ReactNode, container: Element): void => {
    startTransition(() => {
      if (!isTranslated() && canHydrate(container, window.location.pathname)) {
        hydrateRoot(container, page, { onRecoverableError })
      } else createRoot(container).render(page)
    })
  }
}

/**
 * Whether the browser is translating the document, which then differs from the first render: React
 * renders it anew instead of hydrating it. Chrome marks such a document; any browser wraps its
 * texts.
 */
function isTranslated(): boolean {
  return document.querySelector('.translated-ltr, .translated-rtl, body font') !== null
}

/**
 * Reports what hydration has to render anew, unless a translation changed it meanwhile, or a context
 * changed before a part of the page was hydrated: then the part's HTML stays in view (`idleLazy`).
 */
function onRecoverableError(error: unknown): void {
  const isEarlyUpdate = /#421\b|an update before it finished hydrating/.test(String(error))
  if (!isEarlyUpdate && !isTranslated()) reportError(error)
}

/** Paths below these are rendered by one client-only shell each (`src/build/on-create-page.ts`). */
const clientSection = /^\/(?:account|cart\/recover|checkout\/success)\//

/**
 * Whether the served HTML matches the first render. Development serves an empty document, and for
 * unknown paths of a client-only section the server sends the 404 page, whose HTML is not the
 * shell's.
 */
export function canHydrate(container: Element, path: string): boolean {
  const isNotFound = container.querySelector('[data-not-found]') !== null
  return container.querySelector('main') !== null && !(isNotFound && clientSection.test(path))
}
