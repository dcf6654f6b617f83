import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothModes } from './support/accessibility'
import { animations, clippedTexts, overflowing, transitionsEnded } from './support/fitting'
import { heading } from './support/locators'
import { settled } from './support/page-state'
import { addressOf, pageNames, productPath } from './support/public-pages'

test.describe.configure({ mode: 'parallel' })
test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

const narrowest = { width: 320, height: 640 }

/** Sets the narrowest window in the phone project; the desktop project keeps its size. */
async function becomeNarrow(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.setViewportSize(narrowest)
}

/** Loads the parts that wait until they are near, and returns to the top. */
async function loadWhatIsBelow(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await settled(page)
  await page.evaluate(() => scrollTo(0, 0))
}

for (const name of pageNames) {
  test(`accessible in both modes: ${name}`, async ({ page, isMobile }) => {
    await becomeNarrow(page, isMobile)
    await page.goto(await addressOf(name))
    await settled(page)
    await expect(heading(page)).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await overflowing(page)).toEqual([])
    expect(await animations(page)).toEqual([])
    await expectAccessible(page)

    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveClass(/theme-ui-dark/)
    await transitionsEnded(page)
    await expectAccessible(page)

    // Text at 200 % of its size, as browsers can set it (WCAG 1.4.4).
    if (isMobile) return
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await loadWhatIsBelow(page)
    expect(await overflowing(page)).toEqual([])
    expect(await clippedTexts(page)).toEqual([])
    await expect(page.locator('h1')).toBeInViewport()
  })
}

/** Further states of these pages. */
const furtherPages = {
  'second page of lessons': async () => '/blog/page/2',
  'list in another order': async () => '/products/page/2?sort=rating',
  'product in English': () => productPath(7),
}

for (const [name, address] of Object.entries(furtherPages)) {
  test(`axe finds nothing in both modes: ${name}`, async ({ page, isMobile }) => {
    await becomeNarrow(page, isMobile)
    await page.goto(await address())
    await settled(page)
    expect(await overflowing(page)).toEqual([])
    await expectAccessibleInBothModes(page)
  })
}
