import { expect, test } from '@playwright/test'
import { type PublicRoute, publicPaths } from '#contract/paths/site-paths'
import { expectHref, heading, main } from './support/locators'

const stories = ['about', 'vision', 'why-microlearning', 'what-is-microlearning'] as const
const rules = ['terms-of-use', 'return-policy', 'cookies-policy', 'privacy-policy'] as const
const pages = [...stories, ...rules] satisfies PublicRoute[]

test('each text has key facts and blocks; rules have a date, as samples', async ({ page }) => {
  for (const name of pages) {
    await page.goto(publicPaths[name])
    const facts = main(page).getByRole('list', { name: 'Με μια ματιά' })
    await expect(facts.getByRole('listitem'), name).toHaveCount(3)
    const blocks = main(page).locator('[data-block=summary], [data-block=pull], [data-block=cards]')
    await expect(blocks.first(), name).toBeVisible()
  }
  for (const name of rules) {
    await page.goto(publicPaths[name])
    await expect(main(page).getByText(/^Τελευταία ενημέρωση \d{1,2} \S+ \d{4}$/)).toBeVisible()
    const sample = main(page).getByText('Κατάστημα επίδειξης: δεν εκτελούνται παραγγελίες.')
    await expect(sample).toBeVisible()
  }
  await page.goto(publicPaths.about)
  const cards = main(page).locator('[data-block=cards]').getByRole('heading', { level: 3 })
  await expect(cards).toHaveText([
    'Σύντομα μαθήματα',
    'Κάρτες και τετράδια',
    'Ένας ρυθμός που βοηθά τη μνήμη',
  ])
  await page.goto(publicPaths['return-policy'])
  await expect(main(page).getByText(/^Με λίγα λόγια: Έχετε 14 ημέρες/)).toBeVisible()
})

test('contents link to a section below the header (R130)', { tag: '@smoke' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(publicPaths['privacy-policy'])
  if (isMobile) await main(page).locator('summary').click()
  const contents = page.getByRole('navigation', { name: 'Σε αυτή τη σελίδα' })
  await contents.getByRole('link', { name: 'Τα δικαιώματά σας' }).click()
  const section = page.getByRole('heading', { name: 'Τα δικαιώματά σας' })
  await expect(section).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const found = await section.boundingBox()
  expect(found?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('every text ends with links', async ({ page }) => {
  for (const [name, target] of [
    ['about', publicPaths.blog],
    ['return-policy', publicPaths.contact],
  ] as const) {
    await page.goto(publicPaths[name])
    const next = page.getByRole('navigation', { name: 'Διαβάστε ακόμη' })
    await expect(next.getByRole('link')).toHaveCount(2)
    await expectHref(main(page).locator('footer').getByRole('link').last(), target)
    await next.getByRole('link').first().click()
    await expect(page).not.toHaveURL(new RegExp(`/${name}$`))
    await expect(heading(page)).toBeVisible()
  }
})

test('the cookies policy lists every cookie of the site (R036)', async ({ page, context }) => {
  await page.goto(publicPaths['cookies-policy'])
  await page.getByRole('button', { name: 'Σκούρα εμφάνιση' }).click()
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
