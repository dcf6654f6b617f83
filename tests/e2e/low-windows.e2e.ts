import { expect, type Page, test } from '@playwright/test'
import { settled } from './support/page-state'
import { addressOf } from './support/public-pages'

test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) =>
  page.getByRole('region', { name: /Ο ιστότοπος χρησιμοποιεί cookies/ })

for (const size of [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 740, height: 360 },
]) {
  test(`in a window of ${size.width} by ${size.height} the banner can be read and answered, and nothing else stays in view (R364)`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(await addressOf('product'))
    await expect(banner(page)).toBeVisible()
    const inside = await banner(page).boundingBox()
    expect(inside?.y).toBeGreaterThanOrEqual(0)
    for (const one of await banner(page).getByRole('button').all()) {
      await expect(one).toBeInViewport({ ratio: 1 })
    }
    const text = banner(page).getByRole('paragraph').first()
    await banner(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const [last, first] = await Promise.all([
      text.evaluate((element) => element.getBoundingClientRect().bottom),
      banner(page)
        .getByRole('button')
        .first()
        .evaluate((element) => element.getBoundingClientRect().top),
    ])
    expect(last).toBeLessThanOrEqual(first)
    await banner(page).getByRole('button').first().click()
    await expect(banner(page)).toHaveCount(0)
    await settled(page)
    await page.evaluate(() => scrollTo(0, 400))
    const staying = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const places = () =>
        [...document.querySelectorAll('body *')].map((element) => ({
          element,
          ...element.getBoundingClientRect().toJSON(),
        }))
      const before = places()
      scrollTo(0, 460)
      await frame()
      const after = places()
      return before
        .filter(
          ({ height, width, top, bottom }, at) =>
            height > 0 && width > 0 && bottom > 0 && top < innerHeight && after[at].top === top,
        )
        .map(({ element }) => element.outerHTML.slice(0, 80))
    })
    expect(staying).toEqual([])
  })
}
