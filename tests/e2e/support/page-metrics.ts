import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heldIdle?: (() => void)[]
    countedScripts?: number
  }
}

/**
 * Holds back the idle callbacks of a page, to separate what it loads before from what it loads after.
 * @returns a function that runs them
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

/** Resolves once no script was loaded for half a second. */
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

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Cumulative Layout Shift since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
}
