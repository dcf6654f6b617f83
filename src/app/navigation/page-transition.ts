import { globalHistory } from '@reach/router'

/** Longest wait for the next page's first render, in ms; the screen stands still meanwhile. */
export const longestRender = 400
const lookAgain = 10

/** Name of the picture that a card and the page behind it share (src/theme/global-styles.ts). */
const sharedPicture = 'page-picture'

/**
 * Shows the change to another page as a view transition, where the browser has them and the visitor
 * does not prefer reduced motion. Changes of the query have none, and neither have steps back and
 * forward: there the browser has its own, or has already scrolled the page that is still shown.
 */
export function animatePageChanges(): void {
  let shown = window.location.pathname
  globalHistory.listen(({ action, location: { pathname } }) => {
    const isOther = pathname !== shown
    shown = pathname
    if (action === 'PUSH' && isOther && canAnimate()) animateTo(pathname)
  })
}

function canAnimate(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/**
 * The router renders the page in the next frame; the browser takes its picture of the former page
 * at the end of that frame.
 */
function animateTo(path: string): void {
  const former = pictureOfCard(path)
  let next: HTMLElement | null = null
  name(former, sharedPicture)
  const transition = document.startViewTransition(async () => {
    const isRendered = await pageRendered()
    name(former, '')
    if (!isRendered) return transition.skipTransition()
    next = document.querySelector<HTMLElement>('main img[fetchpriority=high]')
    if (former) name(next, sharedPicture)
  })
  // A transition that is skipped, as for another one or in a hidden tab, is no error.
  transition.ready.catch(() => {})
  transition.updateCallbackDone.catch(() => {})
  const end = () => name(next, '')
  transition.finished.then(end, end)
}

/** Resolves with whether the router has rendered the page in time. */
async function pageRendered(): Promise<boolean> {
  for (let waited = 0; waited < longestRender; waited += lookAgain) {
    if (!globalHistory.transitioning) return true
    await new Promise((resolve) => setTimeout(resolve, lookAgain))
  }
  return false
}

/** The picture in view of a card that links to a page. */
function pictureOfCard(path: string): HTMLElement | null {
  const links = document.querySelectorAll(`main [data-card-link][href="${CSS.escape(path)}"]`)
  const pictures = [...links].map((link) => link.closest('article')?.querySelector('img'))
  return pictures.find((picture) => picture && isInView(picture)) ?? null
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function name(element: HTMLElement | null, viewTransitionName: string): void {
  if (element) element.style.viewTransitionName = viewTransitionName
}
