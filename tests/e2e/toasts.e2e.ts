import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { overflowing } from './support/fitting'
import { button } from './support/locators'
import { signIn, superuser } from './support/sign-in'

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

const region = (page: Page) => page.getByRole('region', { name: /^Ειδοποιήσεις/ })
const toast = (page: Page) => region(page).getByRole('listitem')
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Γρήγορη πλοήγηση' })
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

test('a toast covers nothing below it, and is accessible (R231, R232)', async ({ page }) => {
  await page.clock.install()
  for (const width of [320, 820, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await openToast(page)
    await expect(cookies(page).last()).toBeVisible()
    expect(await overflowing(page)).toEqual([])
    const shown = await edgesOf(toast(page))
    const button = await edgesOf(cookies(page).last())
    if (width < 1280) {
      expect(shown.right).toBeGreaterThanOrEqual(width - 24)
      expect(shown.bottom).toBeLessThanOrEqual(button.top)
    } else {
      expect(shown.right).toBeLessThanOrEqual(button.left)
      expect(shown.right).toBeGreaterThanOrEqual(width - 72)
      expect(shown.bottom).toBeGreaterThanOrEqual(740 - 24)
    }
    if (width < 1024) {
      expect(shown.bottom).toBeLessThanOrEqual((await edgesOf(bottomBar(page))).top)
    }
  }
  await toast(page).hover()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('a toast under pointer or focus stays; focus is not lost (R230)', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openToast(page)
  await expect(region(page)).toHaveAttribute('aria-live', 'polite')
  await toast(page).hover()
  await page.clock.fastForward(20_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Alt+T')
  await page.keyboard.press('Tab')
  await page.mouse.move(0, 0)
  await page.clock.fastForward(20_000)
  await expect(toast(page)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Κλείσιμο' }).focus()
  await page.keyboard.press('Enter')
  await page.clock.fastForward(1000)
  await expect(toast(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

  await openToast(page)
  await page.clock.fastForward(6000)
  await expect(toast(page)).toHaveCount(0)
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
