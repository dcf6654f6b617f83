import { expect, type Locator, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessible } from './support/accessibility'
import { overflowing } from './support/fitting'
import { button } from './support/locators'
import { settled } from './support/page-state'
import { addressOf } from './support/public-pages'
import { signIn, superuser } from './support/sign-in'

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

const region = (page: Page) => page.getByRole('region', { name: /^Ειδοποιήσεις/ })
const toast = (page: Page) => region(page).getByRole('listitem')
const cookies = (page: Page) => page.getByRole('button', { name: 'Ρυθμίσεις cookies' })

async function edgesOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not in view')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

/** Opens a member page as a guest, which shows a toast. */
async function openToast(page: Page): Promise<void> {
  await page.goto('/account/orders')
  await expect(toast(page)).toContainText('Χρειάζεται σύνδεση')
  await expect(page).toHaveURL((url) => url.pathname === '/')
}

/** Places just outside the box of a toast where a press meets the toast. */
function captured(part: Locator): Promise<string[]> {
  return part.evaluate((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const around = {
      left: [left - 4, y],
      right: [right + 4, y],
      above: [x, top - 4],
      below: [x, bottom + 4],
    }
    return Object.entries(around)
      .filter(([, [x = 0, y = 0]]) =>
        document.elementFromPoint(x, y)?.closest('[data-sonner-toaster]'),
      )
      .map(([name]) => name)
  })
}

test('a toast is at the lower edge, on wide screens in a corner, and accessible (R231, R232)', async ({
  page,
}) => {
  await page.clock.install()
  for (const [width, height] of [
    [320, 256],
    [360, 740],
    [820, 740],
    [1280, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openToast(page)
    expect(await overflowing(page)).toEqual([])
    const shown = await edgesOf(toast(page))
    expect(await captured(toast(page)), `${width}`).toEqual([])
    if (width < 1024) {
      expect(shown.bottom).toBeCloseTo(height - (height > 480 ? 68 : 8), 0)
      await page.evaluate(() => scrollTo(0, 400))
      await expect
        .poll(async () => (await edgesOf(toast(page))).bottom)
        .toBeCloseTo(shown.bottom, 0)
    } else {
      const settings = await edgesOf(cookies(page).last())
      expect(shown.right).toBeLessThanOrEqual(settings.left)
      expect(shown.right).toBeGreaterThanOrEqual(width - 72)
      expect(shown.bottom).toBeGreaterThanOrEqual(height - 24)
    }
  }
  await toast(page).hover()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

/** Lets the browser offer to install the site, which a toast passes on. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt: async () => {} }))
  })
}

/** Runs in the page: what of these a toast overlaps. */
function coveredByToast(selectors: readonly string[]): string[] {
  const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((each) =>
    each.getBoundingClientRect(),
  )
  return selectors.filter((selector) =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .some(({ top, bottom, left, right }) =>
        toasts.some(
          (each) =>
            each.top < bottom && each.bottom > top && each.left < right && each.right > left,
        ),
      ),
  )
}

/** What stays in view, the beginning of the page, and the banner's buttons. */
const uncovered = [
  'header[data-chrome]',
  'h1',
  'main nav[aria-label="Βρίσκεστε εδώ"] a',
  'nav[aria-label="Γρήγορη πλοήγηση"]',
  '[data-buy-bar]',
  '[data-consent-banner] button',
]

const phonesAndTablet = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 820, height: 740 },
]
const lowWindows = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
]

test('toasts are not over the bars and the beginning of a page (R231)', async ({ page }) => {
  for (const size of phonesAndTablet) {
    await page.setViewportSize(size)
    for (const name of ['home', 'lesson', 'product', 'topic', 'contact'] as const) {
      await page.goto(await addressOf(name))
      await settled(page)
      await offerInstallation(page)
      await expect(toast(page)).toBeInViewport({ ratio: 1 })
      await expect
        .poll(() => page.evaluate(coveredByToast, uncovered), { message: `${name} ${size.width}` })
        .toEqual([])
    }
  }
  for (const size of lowWindows) {
    await page.setViewportSize(size)
    await page.goto(await addressOf('product'))
    await settled(page)
    await offerInstallation(page)
    await expect(toast(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(coveredByToast, ['h1'])).toEqual([])
  }
})

test.describe('with the cookie banner', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('toasts cover neither its buttons nor the title, and are whole in a low window (R231)', async ({
    page,
  }) => {
    for (const size of [...phonesAndTablet, ...lowWindows]) {
      await page.setViewportSize(size)
      await openToast(page)
      await expect(page.locator('[data-consent-banner]')).toBeVisible()
      await expect(toast(page)).toBeInViewport({ ratio: 1 })
      if (size.height > 480) {
        await expect
          .poll(() => page.evaluate(coveredByToast, uncovered), { message: `${size.width}` })
          .toEqual([])
      }
    }
  })
})

test('a toast stays above an open keyboard (R231)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(publicPaths.contact)
  await settled(page)
  await offerInstallation(page)
  await expect(toast(page)).toBeVisible()
  await page.evaluate(() => {
    if (!visualViewport) throw new Error('no visual viewport')
    Object.defineProperty(visualViewport, 'height', { get: () => 420, configurable: true })
    visualViewport.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await edgesOf(toast(page))).bottom).toBeCloseTo(412, 0)
})

test('a toast that stays is soon only its icon and buttons, and opens under pointer or focus (R231)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(publicPaths.about)
  await offerInstallation(page)
  const words = toast(page).getByText('Εγκαταστήστε την εφαρμογή μας')
  await expect(words).toBeVisible()
  const endAnimations = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  const before = await widthOf(words)
  await endAnimations()
  expect(await widthOf(words)).toBeLessThanOrEqual(1)
  expect(await widthOf(toast(page))).toBeLessThan(240)
  await expect(toast(page).getByRole('button', { name: 'Εγκατάσταση' })).toBeInViewport({
    ratio: 1,
  })
  await expectAccessible(page)
  await toast(page).hover()
  expect(await widthOf(words)).toBeCloseTo(before, 0)
  await page.mouse.move(0, 700)
  await endAnimations()
  await toast(page).getByRole('button', { name: 'Κλείσιμο' }).focus()
  expect(await widthOf(words)).toBeCloseTo(before, 0)
})

test('several toasts are one stack, which opens out for the keyboard (R231, R232)', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  await openToast(page)
  await page.getByRole('banner').locator('summary').focus()
  await offerInstallation(page)
  await expect(toast(page)).toHaveCount(2)
  await page.keyboard.press('Alt+T')
  await page.keyboard.press('Tab')
  await page.clock.fastForward(60_000)
  await expect(toast(page)).toHaveCount(2)
  const tops = async () => {
    const all = await Promise.all((await toast(page).all()).map(edgesOf))
    return all.sort((one, other) => one.top - other.top)
  }
  await expect
    .poll(async () => {
      const [upper, lower] = await tops()
      return upper && lower ? lower.top - upper.bottom : 0
    })
    .toBe(16)
  for (const button of await toast(page).getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible(page)
})

test('in a corner the toast of the cart covers no action of the product (R231)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, superuser)
  await page.goto('/products/29')
  const add = button(page, 'Προσθήκη στο καλάθι')
  await add.click()
  await expect(toast(page)).toContainText('Μπήκε στο καλάθι σας')
  await expect.poll(async () => (await edgesOf(toast(page))).bottom).toBeGreaterThanOrEqual(776)
  expect((await edgesOf(toast(page))).top).toBeGreaterThan((await edgesOf(add)).bottom)
})
