import type { Page } from '@playwright/test'

/**
 * Has every script wait, as on a slow line; for pages that are opened from now on.
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}
