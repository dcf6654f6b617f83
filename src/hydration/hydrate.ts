import type { GatsbyBrowser } from 'gatsby'
import { type ReactNode, startTransition } from 'react'
import { nextTask } from '#lib/idle/scheduling'

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']>

let wrap: WrapPage | undefined

/**
 * Evaluates the page wrapper's modules in a separate task instead of the bundle's: they take as
 * long as all others together. Gatsby awaits this before it hydrates.
 */
export async function loadPageWrapper(): Promise<void> {
  await nextTask()
  const { wrapPageElement } = await import(/* webpackMode: "eager" */ '../app/wrap-page')
  wrap = wrapPageElement
  await nextTask()
}

/** Wraps every page in the browser, once `loadPageWrapper` has resolved. */
export const wrapPageElement: WrapPage = (args, options) => wrap?.(args, options) ?? args.element

/**
 * Gatsby's hook that hydrates the page, in small tasks: `react-dom` is evaluated in a separate
 * task, and a transition lets React yield every few milliseconds, so that input never waits for the
 * whole page.
 */
export function replaceHydrateFunction() {
  return async (page: ReactNode, container: Element): Promise<void> => {
    await nextTask()
    const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client')
    await nextTask()
    if (!isTranslated() && canHydrate(container, window.location.pathname)) {
      isHydrating = true
      startTransition(() => void hydrateRoot(container, page, { onRecoverableError }))
    } else startTransition(() => createRoot(container).render(page))
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

/** Reports what hydration has to render anew, unless a translation changed it meanwhile. */
function onRecoverableError(error: unknown): void {
  if (!isTranslated()) reportError(error)
}

let isHydrating = false

/**
 * Whether the document's head is already that of the page, which is true until the page is
 * hydrated. Gatsby would render the head again, in a separate React root, and compare each of its
 * elements.
 */
export function isHeadServed(): boolean {
  return isHydrating && !document.documentElement.dataset.hydrated
}

/** Paths below these are rendered by one client-only shell each (`src/build/on-create-page.ts`). */
const clientSection = /^\/(?:account|checkout\/success)\//

/**
 * Whether the served HTML matches the first render. Development serves an empty document, and for
 * unknown paths of a client-only section the server sends the 404 page, whose HTML is not the
 * shell's.
 */
export function canHydrate(container: Element, path: string): boolean {
  const isNotFound = container.querySelector('[data-not-found]') !== null
  return container.querySelector('main') !== null && !(isNotFound && clientSection.test(path))
}
