import type { Page } from '@playwright/test'

/** Follows a link inside the site, without a new document. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { ___navigate } = window as unknown as { ___navigate: (path: string) => void }
    ___navigate(to)
  }, path)
}
