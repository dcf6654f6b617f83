import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heldIdle?: (() => void)[]
    countedScripts?: number
  }
}

/**
 * Keeps a page from ever being idle, so that what it loads before can be told from what it loads after.
 * @returns lets it be idle
 */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    window.heldIdle = held
    window.requestIdleCallback = (act) =>
      held.push(() => act({ didTimeout: true, timeRemaining: () => 0 }))
  })
  return () =>
    page.evaluate(() => {
      for (const act of window.heldIdle?.splice(0) ?? []) act()
    })
}

/** Resolves once no script has come for half a second. */
export async function noMoreScripts(page: Page): Promise<void> {
  const isSameAsBefore = () => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    const before = window.countedScripts
    window.countedScripts = scripts.length
    return before === scripts.length
  }
  await page.waitForFunction(isSameAsBefore, undefined, { polling: 500 })
}
