import { expect, test } from '@playwright/test'
import { settled, troublesOf } from './support/page-state'
import { addressOf, type PageName } from './support/public-pages'

const forEverybody: readonly PageName[] = [
  'home',
  'lessons',
  'lesson',
  'topics',
  'topic',
  'products',
  'product',
  'product category',
]

for (const name of forEverybody) {
  test(`a guest opens and reads: ${name}, and nothing is refused (R003)`, async ({
    page,
    request,
  }) => {
    const troubles = troublesOf(page)
    const address = await addressOf(name, request)
    expect((await page.goto(address))?.status()).toBe(200)
    await page.mouse.wheel(0, 20_000)
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(troubles).toEqual([])
  })
}
