import { expect, type Locator, type Page } from '@playwright/test'

/** Records failed responses and uncaught errors of a page. */
export function recordTroubles(page: Page): string[] {
  const troubles: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  return troubles
}

/**
 * Opens an empty page of the origin, without scripts and with a policy that allows requests to the
 * gateway. Only this one response is mocked.
 */
export async function openQuietPage(page: Page): Promise<void> {
  await page.route('**/robots.txt', (route) => route.fulfill({ contentType: 'text/plain' }), {
    times: 1,
  })
  await page.goto('/robots.txt')
}

/** Resolves once the deferred scripts are loaded and their requests answered. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

/** Resolves once an element is hydrated, or the static part that contains it. */
export async function hydrated(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true)
}

/** Runs in the page: React keeps the props of each element; in static parts only of the root. */
function isHydrated(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const key = Object.keys(node).find((name) => name.startsWith('__reactProps'))
    const props = key && (node as unknown as Record<string, object>)[key]
    if (props) return node === element || 'dangerouslySetInnerHTML' in props
  }
  return false
}

/** Opens an address and resolves once the deferred scripts of every page are loaded. */
export async function openSettled(page: Page, address: string): Promise<void> {
  const late = page.waitForResponse(/-late-\w+\.js$/)
  await page.goto(address)
  await late
  await settled(page)
}

/** Scrolls to the tools of a lesson or topic, and resolves once they are hydrated. */
export async function reachLessonTools(page: Page): Promise<void> {
  await page.locator('[data-lesson-tools]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-waits] [data-lesson-tools]')).toHaveCount(0)
}

/** Scrolls to just above an element, as a reader does who comes near it: its script is loaded then. */
export async function approach(element: Locator): Promise<void> {
  await element.evaluate((one) => {
    const top = one.getBoundingClientRect().top + scrollY
    scrollTo(0, top - innerHeight - 100)
  })
}

/** Resolves once the page is hydrated. */
export function pageHydrated(page: Page): Promise<void> {
  return page.locator('html[data-hydrated]').waitFor()
}
