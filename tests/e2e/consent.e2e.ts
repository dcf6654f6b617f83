import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { coveredPoints, overflowing, transitionsEnded } from './support/fitting'
import { walkByTab } from './support/keyboard'
import { footer, main } from './support/locators'
import { holdIdle, layoutShift } from './support/page-metrics'
import { addressOf } from './support/public-pages'
import { customer, signIn } from './support/sign-in'

test.describe.configure({ mode: 'parallel' })
test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) =>
  page.getByRole('region', { name: /Ο ιστότοπος χρησιμοποιεί cookies/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ρυθμίσεις cookies' })
const roundButton = (page: Page) =>
  page.getByRole('button', { name: 'Ρυθμίσεις cookies' }).filter({ hasNotText: /./ })

/** The banner does not appear again. */
async function expectAnswered(page: Page): Promise<void> {
  await page.reload()
  await expect(roundButton(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
}

async function stored(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies()
  return Object.fromEntries(
    cookies.filter(({ name }) => name.startsWith('ncc_')).map(({ name, value }) => [name, value]),
  )
}

test('the height of the banner is given to what it concerns, and to nothing else of the page (R479)', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const heightIn = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--consent-banner'))
  await expect.poll(() => heightIn('body')).toMatch(/^[1-9]\d+px$/)
  const height = await heightIn('body')
  // The frame passes it on to the toasts.
  expect(await heightIn('div:has(> main)')).toBe(height)
  expect(await heightIn('main')).toBe('0px')
  expect(await heightIn('footer')).toBe('0px')
})

test('a first visit shows the banner until declined (R015, R151, R235, R240, R251)', {
  tag: '@smoke',
}, async ({ page, context, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await layoutShift(page)).toBeLessThan(0.01)
  expect(await overflowing(page)).toEqual([])
  const [accept, decline] = await Promise.all(
    ['Αποδοχή', 'Απόρριψη'].map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  expect(Math.abs((accept?.width ?? 0) - (decline?.width ?? 1000))).toBeLessThan(12)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Ρυθμίσεις cookies' }).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await transitionsEnded(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Ρυθμίσεις cookies' })).toBeFocused()
  await page.getByRole('button', { name: 'Απόρριψη' }).press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(isMobile ? main(page) : roundButton(page)).toBeFocused()
  expect(Object.keys(await stored(context)).sort()).toEqual(['ncc_c', 'ncc_e'])
  await expectAnswered(page)
})

test('the banner covers neither the focused element nor the page end (R149)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  await expect(banner(page)).toBeVisible()
  const stops = await walkByTab(page)
  expect(stops.filter(({ problem }) => problem !== '')).toEqual([])
  // The last line of the page can be scrolled into view above it.
  await page.mouse.wheel(0, 20_000)
  await footer(page).getByText('Γλώσσα').click({ trial: true })
})

test('the buy bar is at the end of a product page while the banner is shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await addressOf('product'))
  await expect(banner(page)).toBeVisible()
  const bar = main(page).locator('[data-buy-bar]')
  await expect(bar).not.toBeInViewport()
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await bar.getByRole('link', { name: 'Ρωτήστε μας' }).click({ trial: true })
  const box = await bar.boundingBox()
  const end = await footer(page).boundingBox()
  expect(box && end && touches(box, end)).toBe(false)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Απόρριψη' }).click()
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('the round button is inside the window and covers nothing (R150)', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Απόρριψη' }).click()
  for (const width of [320, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(async () => {
      await page.keyboard.press('End')
      const button = await roundButton(page).boundingBox()
      expect(button && button.x >= 0 && button.x + button.width <= width, `${width}`).toBe(true)
      const line = await footer(page).last().getByText('Γλώσσα:').boundingBox()
      expect(line && button && touches(line, button), `${width}`).toBe(false)
    }).toPass()
  }
  // On small screens it is at the end of the page, on wide ones beside the content.
  for (const [width, isInView] of [
    [360, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.keyboard.press('Home')
    const expectButton = expect(roundButton(page))
    await (isInView ? expectButton : expectButton.not).toBeInViewport()
  }
})

test('panels opened from the navbar are above the banner', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, customer)
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  const top = page.getByRole('banner')
  await top.getByRole('button', { name: /^Ειδοποιήσεις/ }).click()
  const panel = page.getByRole('dialog', { name: 'Ειδοποιήσεις' })
  await expect(panel.getByRole('link').last()).toBeVisible()
  expect(await coveredPoints(panel)).toEqual([])
  await page.keyboard.press('Escape')
  await top.locator('summary').click()
  expect(await coveredPoints(top.locator('details nav'))).toEqual([])
})

test('the banner shifts nothing of a product page scrolled to its end', async ({ page }) => {
  const beIdle = await holdIdle(page)
  await page.goto(await addressOf('product'))
  await footer(page).last().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await beIdle()
  await expect(async () => {
    await beIdle()
    await expect(banner(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await layoutShift(page)).toBeLessThan(0.005)
})

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

function touches(one: Box, other: Box): boolean {
  const apart = (at: number, size: number, otherAt: number, otherSize: number) =>
    at + size <= otherAt || otherAt + otherSize <= at
  return !(
    apart(one.x, one.width, other.x, other.width) || apart(one.y, one.height, other.y, other.height)
  )
}
