import type { Page } from '@playwright/test'

/** Key of the record in sessionStorage, which lasts over page loads. */
const kept = 'seen-headings'

/**
 * Records the h1 of every frame from now on, over page loads.
 * @returns a function that reads the headings in order, without consecutive repetitions
 */
export async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(record, kept)
  await page.evaluate(record, kept)
  return () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), kept)
}

/** Runs in the page: records the heading in each frame. */
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
