import type { Page } from '@playwright/test'
import { pageHydrated } from './page-state'

/** A Tab stop, and the problem found there. */
export interface TabStop {
  region: string
  problem: string
}

const mostStops = 200

/** Presses Tab until the focus leaves the page. */
export async function walkByTab(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = []
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (stop === null) return stops
    stops.push(stop)
  }
  return [...stops, { region: '', problem: 'Tab does not leave the page' }]
}

/** Runs in the page: the element in focus; null once focus has left the document. */
async function describeStop(): Promise<TabStop | null> {
  // Even without motion, colours and positions change only in the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const found = document.activeElement
  if (!found || found === document.body) return null
  // The attribute marks elements left out in print; in `main` the list of contents has it, too.
  const frame =
    found.closest('main') ??
    found.closest('header[data-chrome], footer[data-chrome], nav[data-chrome]')
  // The skip link comes first, the consent banner last.
  const region = frame?.tagName.toLowerCase() ?? (found.matches('a') ? 'skip' : 'consent')
  const name = found.outerHTML.slice(0, 100)
  // A card shows the focus of the link inside it.
  const around: (Element | null)[] = [found, found.parentElement, found.nextElementSibling]
  let above = found.hasAttribute('data-card-link') ? found.parentElement : null
  for (; above && above.tagName !== 'MAIN'; above = above.parentElement) around.push(above)
  const isMarked = around.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!isMarked) return { region, problem: `no mark of focus: ${name}` }
  const { left, right, top, bottom } = found.getBoundingClientRect()
  const inside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  if (!inside) return { region, problem: `out of sight: ${name}` }
  const across = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const heights = [top + 2, (top + bottom) / 2, bottom - 2]
  const inSight = heights.some((height) => {
    const cover = document.elementFromPoint(across, height)
    const bar = cover?.closest('header[data-chrome], nav[data-chrome], section[data-chrome]')
    return cover !== null && (!bar || bar.contains(found))
  })
  return { region, problem: inSight ? '' : `covered: ${name}` }
}

/** Navigates on the client, without a new document, once the page is hydrated. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await pageHydrated(page)
  await page.evaluate((to) => {
    const { ___navigate } = window as unknown as { ___navigate: (path: string) => void }
    ___navigate(to)
  }, path)
}
