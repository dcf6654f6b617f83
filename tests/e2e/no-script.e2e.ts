import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { overflowing } from './support/fitting'
import { footer, heading, main } from './support/locators'
import { addressOf, pageNames, statusOf } from './support/public-pages'

test.describe.configure({ mode: 'parallel' })
test.use({ javaScriptEnabled: false })

const orderPage = '/checkout/success/0b9a1a52-6a4e-4f2e-9d0a-3f1f6c1d2e3b'

/** All that pages with personal content say. */
const needsScript =
  'Αυτή η σελίδα χρειάζεται JavaScript. Ενεργοποιήστε τη στις ρυθμίσεις του προγράμματος περιήγησης και ανοίξτε την ξανά.'
/** What would stand there for ever. */
const waiting = /Φορτών(?:ει|ουν)|Ψάχνουμε|Μια στιγμή/
/** Pages that a script fills in. */
const isShell = (path: string) => path.startsWith('/account') || path === orderPage

// Playwright's text locators ignore the content of noscript.
const words = (page: Page) => main(page).innerText()

async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('banner'), path).toBeVisible()
  await expect(footer(page), path).toBeVisible()
  expect(await overflowing(page), path).toEqual([])
  if (isShell(path)) return expect((await words(page)).trim(), path).toBe(needsScript)
  expect(await words(page), path).not.toMatch(waiting)
  await expect(heading(page), path).toBeVisible()
  expect((await words(page)).length, path).toBeGreaterThan(60)
}

test('every public page can be read in its frame (R018–R039)', async ({ page }) => {
  const kinds = await Promise.all(
    pageNames.map(async (name) => ({
      path: await addressOf(name),
      status: statusOf(name),
    })),
  )
  const shells = ['/account', '/account/orders', '/account/verify-email/x', orderPage]
  const paths = [...Object.values(publicPaths), ...shells].map((path) => ({ path, status: 200 }))
  for (const { path, status } of [...kinds, ...paths]) {
    expect((await page.goto(path))?.status(), path).toBe(status)
    await expectReadable(page, path)
  }
})

test('navigation works by plain links', { tag: '@smoke' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await footer(page).getByRole('link', { name: 'Όροι χρήσης' }).click()
  await expect(page).toHaveURL(/\/terms-of-use$/)
  const menu = page.getByRole('banner').locator('details')
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Θέματα', exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === publicPaths['blog-categories'])
  await page.goto('/blog')
  const card = main(page).getByRole('article').getByRole('link').first()
  const target = (await card.getAttribute('href')) ?? ''
  await card.click()
  await expect(page).toHaveURL((url) => url.pathname === target)
  await page.getByRole('banner').locator('a[href="/"]').click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('the field of the home page opens the search page with its notice', async ({ page }) => {
  await page.goto('/')
  const form = main(page).locator('form[action="/search"]')
  await form.getByRole('searchbox').fill('μνήμη')
  await form.getByRole('button').click()
  await expect(page).toHaveURL((url) => url.pathname === publicPaths.search)
  expect(new URL(page.url()).searchParams.get('query')).toBe('μνήμη')
  expect(await words(page)).toContain('Για να εμφανιστούν αποτελέσματα χρειάζεται JavaScript.')
  await expect(main(page).getByRole('link').first()).toBeVisible()
})
