import { expect, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { heading, main, shownColourSwitch } from './support/locators'

test('contents link to a section below the header (R130)', { tag: '@smoke' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(publicPaths['privacy-policy'])
  const fold = main(page).locator('details').filter({ hasText: 'Σε αυτή τη σελίδα' })
  if (isMobile) await fold.locator('summary').click()
  const contents = isMobile ? fold : page.getByRole('navigation', { name: 'Σε αυτή τη σελίδα' })
  await contents.getByRole('link', { name: 'Τα δικαιώματά σας' }).click()
  const section = page.getByRole('heading', { name: 'Τα δικαιώματά σας' })
  await expect(section).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const found = await section.boundingBox()
  expect(found?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('the cookies policy lists every cookie of the site (R036)', async ({ page, context }) => {
  await page.goto(publicPaths['cookies-policy'])
  await (await shownColourSwitch(page)).click()
  await expect(page.locator('html')).toHaveClass(/theme-ui-dark/)
  const cookies = await context.cookies()
  expect(cookies.length).toBeGreaterThan(0)
  for (const { name } of cookies) {
    await expect(main(page).getByText(name, { exact: true })).toBeVisible()
  }
})

test('a rule prints as black text on white, without the frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(publicPaths['terms-of-use'])
  await expect(page.locator('html')).toHaveClass(/theme-ui-dark/)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(heading(page)).toBeVisible()
  for (const chrome of await page.locator('[data-chrome]').all()) {
    await expect(chrome).toBeHidden()
  }
  await expect(heading(page)).toHaveCSS('color', 'rgb(15, 23, 42)')
  const white = /^rgba?\((0, 0, 0, 0|255, 255, 255)\)$/
  for (const ground of ['html', 'body']) {
    await expect(page.locator(ground)).toHaveCSS('background-color', white)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the texts can be read, with their contents', async ({ page, isMobile }) => {
    await page.goto(publicPaths['terms-of-use'])
    await expect(page.getByRole('heading', { name: /^14\. Δίκαιο και διαφορές/ })).toBeVisible()
    if (isMobile) await main(page).locator('summary').click()
    await page.getByRole('link', { name: /^10\. Επιστροφές/ }).click()
    await expect(page.getByRole('heading', { name: /^10\. Επιστροφές/ })).toBeInViewport()
  })
})
