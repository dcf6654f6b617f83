import type { Page } from '@playwright/test'

/**
 * Has requests of one kind wait, as on a slow line; for pages that are opened from now on.
 * @returns lets them come
 */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}
