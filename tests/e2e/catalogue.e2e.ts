import { expect, type Page, test } from '@playwright/test'
import { oneOfEachGroup } from '#contract/shop/variants'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { emulator } from './support/environment'
import { atControls, openControls, sheetOpener, sortMenu } from './support/list-controls'
import { expectHeading } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { recordTroubles, settled } from './support/page-state'
import { amountIn } from './support/texts'

const cards = (page: Page) => page.getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
const prices = async (page: Page) => {
  const found = await cards(page).locator('strong').allTextContents()
  return found.map(amountIn)
}

const ascending = (amounts: readonly number[]) => [...amounts].sort((a, b) => a - b)

async function chooseSort(page: Page, label: string): Promise<void> {
  await atControls(page, () => sortMenu(page).selectOption({ label }))
  await expect(page.getByRole('status').filter({ hasText: `${label}:` })).toBeAttached()
}

test('a guest browses from the list to a product (R003, R028, R029, R030)', {
  tag: '@smoke',
}, async ({ page }) => {
  const troubles = recordTroubles(page)
  expect((await page.goto('/products'))?.status()).toBe(200)
  await expectHeading(page, 'Προϊόντα')
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('navigation', { name: 'Κατηγορίες' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/category\/\d+\/[\w-]+$/)
  const chips = page.getByRole('navigation', { name: 'Μέσα στην κατηγορία' })
  const below = (await chips.getByRole('link').first().innerText()).split('\n')[0] ?? ''
  await chips.getByRole('link').first().click()
  await expectHeading(page, below.replace(/\s*\d+.*$/, ''))
  const name = (await names(page))[0] ?? ''
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/\d+\/[\w-]+$/)
  await expectHeading(page, name)
  await expect(page.getByRole('navigation', { name: 'Βρίσκεστε εδώ' })).toContainText('Προϊόντα')
  await settled(page)
  expect(troubles).toEqual([])
})

test('the chosen order stays in the address and on every page', async ({ page }) => {
  await page.goto('/products')
  await chooseSort(page, 'Φθηνότερα πρώτα')
  await expect(page).toHaveURL(/\/products\?sort=price-up$/)
  const cheapest = await prices(page)
  expect(cheapest).toHaveLength(12)
  expect(cheapest).toEqual(ascending(cheapest))
  await page.getByRole('link', { name: 'Επόμενη σελίδα' }).click()
  await expect(page).toHaveURL(/\/products\/page\/2\?sort=price-up$/)
  await expect(
    page.getByRole('status').filter({ hasText: 'Φθηνότερα πρώτα: 13–24' }),
  ).toBeAttached()
  const next = await prices(page)
  expect(Math.min(...next)).toBeGreaterThanOrEqual(Math.max(...cheapest))
  await page.reload()
  await atControls(page, () => expect(sortMenu(page)).toHaveValue('price-up'))
  await expect.poll(() => prices(page)).toEqual(next)
  // From a later page it leads to the first one.
  await openControls(page)
  await sortMenu(page).selectOption({ label: 'Νεότερα πρώτα' })
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await atControls(page, () => expect(sortMenu(page)).toHaveValue('newest'))
})

test('filters narrow a list, are counted and in the address, and are reset', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products')
  await chooseSort(page, 'Φθηνότερα πρώτα')
  const open = sheetOpener(page)
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Φίλτρα και σειρά' })
  await sheet.getByRole('combobox', { name: 'Τιμή' }).selectOption({ index: 2 })
  await expect(page).toHaveURL(/\/products\?sort=price-up&price=10-20$/)
  const filters = 'minFinalPrice=10&maxFinalPrice=20&pageSize=100'
  // A group of variants has one card.
  const count = oneOfEachGroup(await emulator.products(filters), ({ id }) => id).length
  await sheet.getByRole('button', { name: `Δείτε ${count} προϊόντα` }).click()
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  await expect(open).toHaveText('Φίλτρα (1)')
  await expect(page.getByRole('heading', { name: `από ${count} προϊόντα` })).toBeVisible()
  const shown = await prices(page)
  expect(shown.every((price) => price >= 10 && price <= 20)).toBe(true)
  await page.reload()
  await expect.poll(() => prices(page)).toEqual(shown)
  await open.click()
  await sheet.getByRole('button', { name: 'Χωρίς φίλτρα' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/products\?sort=price-up$/)
  await expect(open).toHaveText('Φίλτρα')
})

test('a filter is named above the list of a phone, and one press takes it away (R495)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products?price=10-20')
  const chips = page.getByRole('list', { name: 'Φίλτρα που ισχύουν' })
  await expect(chips.getByRole('listitem')).toHaveText([/^10,00.*20,00/])
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  await chips.getByRole('button', { name: /^Χωρίς το φίλτρο «10,00/ }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(chips).toHaveCount(0)
  await expect(sheetOpener(page)).toBeFocused()
})

test('the sheet keeps the focus, and Escape gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products?price=10-20')
  await settled(page)
  await sheetOpener(page).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Φίλτρα και σειρά' })
  await expect(sheet).toBeVisible()
  const focusIsInside = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog[open]') !== null
    })
  for (let tab = 0; tab < 9; tab += 1) {
    await page.keyboard.press('Tab')
    expect(await focusIsInside()).toBe(true)
  }
  await expectAccessibleOnNarrowScreen(page)
  await expectAccessibleInBothModes(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(sheetOpener(page)).toBeFocused()
})

test('wide screens have filters, order and reset in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/products')
  await expect(sortMenu(page)).toBeVisible()
  await expect(sheetOpener(page)).toBeHidden()
  const reset = page.getByRole('button', { name: 'Χωρίς φίλτρα' })
  await expect(reset).toBeHidden()
  const menu = page.getByRole('combobox', { name: 'Βαθμολογία' })
  const topOf = (part: Element) => part.getBoundingClientRect().top + window.scrollY
  const before = await menu.evaluate(topOf)
  await menu.selectOption({ label: '4 αστέρια και πάνω' })
  await expect(page).toHaveURL(/\?stars=4$/)
  await expect(reset).toBeVisible()
  expect(await menu.evaluate(topOf)).toBe(before)
  const announced = (start: string) => page.getByRole('status').filter({ hasText: start })
  await expect(announced('Νεότερα πρώτα, με φίλτρα: ')).toBeAttached()
  const line = [sortMenu(page), page.getByRole('combobox', { name: 'Τιμή' }), reset]
  const boxes = await Promise.all(line.map((part) => part.boundingBox()))
  const middles = boxes.map((box) => box && box.y + box.height / 2)
  expect(middles[1]).toBe(middles[0])
  expect(middles[2]).toBe(middles[0])
  await page.reload()
  await expect(menu).toHaveValue('4')
  await reset.press('Enter')
  await expect(page).toHaveURL(/\/products$/)
  await expect(reset).toBeHidden()
  await expect(menu).toHaveValue('all')
  await expect(announced('Νεότερα πρώτα: 1–12 από ')).toBeAttached()
  await expect(page.getByRole('combobox', { name: 'Τιμή' })).toBeFocused()
})

test('beyond the end of a filtered list one reads how long it is, and finds its beginning (R532)', async ({
  page,
}) => {
  await page.goto('/products/page/3?price=to-10')
  await expect(page.getByText('Αυτή η σελίδα δεν έχει προϊόντα')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ προϊόντα$/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Σελίδες του καταλόγου' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Στην πρώτη σελίδα' }).click()
  await expect(page).toHaveURL(/\/products\?price=to-10$/)
  await expect(cards(page).first()).toBeVisible()
})

test('no layout shift, in the prerendered order or another', async ({ page }) => {
  for (const address of ['/products', '/products?sort=price-down', '/products/page/2']) {
    await page.goto(address)
    await expect(sheetOpener(page).or(sortMenu(page))).toBeVisible()
    await settled(page)
    expect(await layoutShift(page)).toBeLessThan(0.05)
  }
})
