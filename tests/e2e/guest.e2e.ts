import { expect, test } from '@playwright/test'
import { heading } from './support/locators'
import { recordTroubles, settled } from './support/page-state'
import { addressOf, type PageName } from './support/public-pages'

const publicNames: readonly PageName[] = [
  'home',
  'lessons',
  'lesson',
  'topics',
  'topic',
  'products',
  'product',
  'product category',
]

for (const name of publicNames) {
  test(`a guest visit has no refused request: ${name} (R003)`, async ({ page }) => {
    const troubles = recordTroubles(page)
    const address = await addressOf(name)
    expect((await page.goto(address))?.status()).toBe(200)
    await page.mouse.wheel(0, 20_000)
    await settled(page)
    await expect(heading(page)).toBeVisible()
    expect(troubles).toEqual([])
  })
}
