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
 * gateway. Only this one response is made up.
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

/** Resolves once an element is hydrated. */
export async function hydrated(element: Locator): Promise<void> {
  const taken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(taken)).toBe(true)
}

/** Opens an address and resolves once the deferred scripts of every page are loaded. */
export async function openSettled(page: Page, address: string): Promise<void> {
  const late = page.waitForResponse(/\/late-\w+\.js$/)
  await page.goto(address)
  await late
  await settled(page)
}

/** Resolves once the page is hydrated. */
export function pageHydrated(page: Page): Promise<void> {
  return page.locator('html[data-hydrated]').waitFor()
}
