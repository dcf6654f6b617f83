import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { overflowing } from './support/fitting'
import { test } from './support/own-servers'
import { settled } from './support/page-state'
import { unreachable } from './support/texts'

const navbar = (page: Page) => page.getByRole('banner')
const mark = (page: Page) => navbar(page).getByRole('button', { name: 'Πρόβλημα σύνδεσης' })
const tooltip = (page: Page) => navbar(page).getByRole('tooltip')

test.use({ colorScheme: 'light', hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(({ servers }) => servers.mend())

test('the logo shows an outage (R144, R145, R302, R318, R320)', { tag: '@smoke' }, async ({
  page,
  servers,
}) => {
  await page.clock.install()
  await page.goto('/about')
  await settled(page)
  await expect(mark(page)).toHaveCount(0)
  await expect(tooltip(page)).toHaveCount(0)

  await servers.suffer('refuse')
  await page.reload()
  await expect(mark(page)).toBeVisible()
  // Beside the wordmark, without covering its letters.
  const logo = await navbar(page).getByRole('img').filter({ visible: true }).boundingBox()
  const dot = await mark(page).locator('[aria-hidden]').boundingBox()
  expect(dot?.x).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0))
  await expect(page.getByRole('status').filter({ hasText: unreachable })).toHaveText(unreachable)
  await expect(tooltip(page)).toBeHidden()
  await mark(page).tap()
  await expect(tooltip(page)).toHaveText(unreachable)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()

  await navbar(page).locator('a[href="/"]').focus()
  await page.keyboard.press('Tab')
  await expect(mark(page)).toBeFocused()
  await expect(tooltip(page)).toBeVisible()
  await expect(mark(page)).toHaveAccessibleDescription(unreachable)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowing(page)).toEqual([])
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await servers.mend()
  await page.clock.fastForward(60_000)
  await expect(mark(page)).toHaveCount(0)
})
