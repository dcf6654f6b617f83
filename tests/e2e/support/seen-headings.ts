import type { Page } from '@playwright/test'

/** What the recorder keeps in the tab; it lasts over pages of the site that are loaded anew. */
const kept = 'seen-headings'

/**
 * Records the main heading of every frame from now on, over page loads too.
 * @returns reads the headings that were seen, in their order, each once in a row
 */
export async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(record, kept)
  await page.evaluate(record, kept)
  return () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), kept)
}

/** Runs in the page: looks at the heading once a frame. */
function record(key: string): void {
  const look = () => {
    const seen = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    const heading = document.querySelector('h1')?.textContent
    if (heading && heading !== seen.at(-1)) {
      sessionStorage.setItem(key, JSON.stringify([...seen, heading]))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Slows the page's processor down, as that of an old phone. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
}
