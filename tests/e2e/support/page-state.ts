import { expect, type Locator, type Page } from '@playwright/test'

/** Notes what went wrong on a page: refused or failed answers of our origin, and thrown errors. */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  return troubles
}

/**
 * Opens an empty page of the origin that runs no script and may ask the gateway for everything; no
 * page of the site's own is both. Only this one answer is made up.
 */
export async function openQuietPage(page: Page, site = ''): Promise<void> {
  await page.route('**/robots.txt', (route) => route.fulfill({ contentType: 'text/plain' }), {
    times: 1,
  })
  await page.goto(`${site}/robots.txt`)
}

/** Resolves once the page's later part has come hydrated and asked what it had to ask. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

/** Resolves once the script of the page has taken an element over: before, a link is just a link. */
export async function hydrated(element: Locator): Promise<void> {
  const taken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  await expect(async () => expect(await element.evaluate(taken)).toBe(true)).toPass()
}

/** Opens an address and resolves once everything that every page brings later is there. */
export async function openWhole(page: Page, address: string): Promise<void> {
  const late = page.waitForResponse(/\/late-\w+\.js$/)
  await page.goto(address)
  await late
  await settled(page)
}
