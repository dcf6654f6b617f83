import { expect, type Page, test } from '@playwright/test'
import { walkByTab } from './support/keyboard'
import { footer, heading, main } from './support/locators'
import { pageHydrated, settled } from './support/page-state'
import { addressOf, pageNames } from './support/public-pages'
import { holdScripts } from './support/requests'

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const skipLink = (page: Page) => page.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const headerEnd = async (page: Page) => {
  const box = await page.getByRole('banner').boundingBox()
  return Math.round((box?.y ?? 0) + (box?.height ?? 0))
}

/** Expects an element below the navbar and in the upper half of the window. */
async function expectAtTop(page: Page, selector: string): Promise<void> {
  const top = () => page.locator(selector).evaluate((found) => found.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(await headerEnd(page))
  expect(await top()).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
}

test('the first Tab stop of every page is the skip link', async ({ page }) => {
  // The sign-in form takes the focus once it is shown; a test below presses Tab before that.
  for (const name of pageNames.filter((one) => one !== 'sign-in shell')) {
    await page.goto(await addressOf(name))
    await page.keyboard.press('Tab')
    await expect(skipLink(page), name).toBeFocused()
    await expect(skipLink(page), name).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, header')?.tagName)).toBe(
    'MAIN',
  )
})

for (const name of ['home', 'product', 'search', 'cart', 'sign-in shell'] as const) {
  test(`focus set before hydration is kept: ${name}`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(await addressOf(name), { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Tab')
    await expect(skipLink(page)).toBeFocused()
    release()
    await pageHydrated(page)
    await settled(page)
    await expect(skipLink(page)).toBeFocused()
  })
}

for (const name of ['home', 'product', 'lesson', 'contact', 'search', 'cookies'] as const) {
  test(`Tab reaches everything in order, with visible focus: ${name}`, async ({ page }) => {
    await page.goto(await addressOf(name))
    await settled(page)
    const stops = await walkByTab(page)
    expect(stops.filter(({ problem }) => problem !== '')).toEqual([])
    const regions = stops.map(({ region }) => region)
    const order = ['skip', 'header', 'main', 'footer', 'nav', 'consent']
    const ranks = regions.map((region) => order.indexOf(region))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    expect(new Set(regions)).toContain('footer')
    expect(stops.length).toBeGreaterThan(12)
  })
}

test('navigation sets announcement, focus and scroll (R129, R131, R133)', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/blog')
  await settled(page)
  const list = await heading(page).innerText()
  const card = page.getByRole('article').nth(5).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 900))
  await card.focus()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await card.press('Enter')
  await expect(page).toHaveURL(/\/blog\/post\/\d+\//)
  await expect(heading(page)).toBeFocused()
  const title = (await heading(page).innerText()).replaceAll('\n', ' ')
  await expect(page.locator('[data-route-announcer]')).toHaveText(`Άνοιξε η σελίδα: ${title}`)
  await expect(page.locator('#gatsby-announcer')).toHaveCount(0)
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => scrolled(page)).toBe(before)
  // The browser has scrolled, but on a busy machine the list may not be rendered yet.
  await expect(heading(page)).toHaveText(list)
  await page.goForward()
  await expect(page).toHaveURL(/\/blog\/post\/\d+\//)
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('a fragment target is never under the header (R130)', async ({ page }) => {
  const path = await addressOf('terms')
  await page.goto(`${path}#enotita-4`)
  await expectAtTop(page, '#enotita-4')
  await settled(page)
  await footer(page).getByRole('link', { name: 'Επιστροφές' }).click()
  await expect(page).toHaveURL(/\/return-policy$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  const fold = main(page).locator('details > summary')
  if (await fold.first().isVisible()) await fold.first().press('Enter')
  const contents = main(page).locator('a[href="#enotita-3"]').filter({ visible: true })
  await contents.first().press('Enter')
  await expectAtTop(page, '#enotita-3')
})
