import type { Page } from '@playwright/test'

/** Another site: the same machine under another name, so that neither origin nor site is ours. */
const foreignOrigin = 'http://127.0.0.1:65000'

/** Opens a page of another site; the browser treats it as one, and what it asks leaves for real. */
export async function openForeignPage(page: Page, body: string): Promise<void> {
  await page.route(`${foreignOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}` }),
  )
  await page.goto(`${foreignOrigin}/`)
}
