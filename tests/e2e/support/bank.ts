import type { Page } from '@playwright/test'

/** Changes the address to which the emulator's bank sends a page back. */
export async function changeReturn(page: Page, change: (back: URL) => string): Promise<void> {
  await page.route(/\/bank\//, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const answer = await route.fetch({ maxRedirects: 0 })
    const { location } = answer.headers()
    const headers = location ? { location: change(new URL(location)) } : answer.headers()
    return route.fulfill({ response: answer, headers })
  })
}
