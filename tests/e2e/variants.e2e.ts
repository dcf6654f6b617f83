import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { emulator } from './support/environment'
import { overflowing } from './support/fitting'
import { atControls, openControls } from './support/list-controls'
import { expectHeading } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { recordTroubles, settled } from './support/page-state'
import { productPath } from './support/public-pages'

/** A green notebook of the seed; its others are a blue one and a large green one, which is sold out. */
const [green, blue, large] = [28, 73, 74]

const choice = (page: Page) => page.getByRole('navigation', { name: 'Διαλέξτε έκδοση' })
const version = (page: Page, name: string | RegExp) => choice(page).getByRole('link', { name })
const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })

test('one chooses among the versions of a product, and goes back step by step (R431)', {
  tag: '@smoke',
}, async ({ page }) => {
  const troubles = recordTroubles(page)
  await page.goto(await productPath(green))
  await expect(choice(page).getByRole('list')).toHaveCount(2)
  await expect(version(page, /^Πράσινο/)).toHaveAttribute('aria-current', 'page')
  await expect(version(page, /^Μπλε 10,50/)).toBeVisible()
  await expect(version(page, /^21 × 29,7 εκ\. 13,00.*Εξαντλήθηκε/)).toBeVisible()
  await settled(page)
  await version(page, /^Μπλε/).click()
  await expectHeading(page, 'Τετράδιο σημειώσεων Κορνέλ, μπλε')
  await expect(version(page, /^Μπλε/)).toHaveAttribute('aria-current', 'page')
  // There is no large blue one: the press leads to the green one, and says so.
  await version(page, /^21 × 29,7 εκ\. σε Πράσινο/).click()
  await expect(page).toHaveURL(new RegExp(`/products/${large}/`))
  await page.goBack()
  await expectHeading(page, 'Τετράδιο σημειώσεων Κορνέλ, μπλε')
  await expect(version(page, /^Μπλε/)).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expectHeading(page, 'Τετράδιο σημειώσεων Κορνέλ')
  await expect(version(page, /^Πράσινο/)).toHaveAttribute('aria-current', 'page')
  expect(troubles).toEqual([])
})

test('the version that is open has the price and the stock of now', async ({ page }) => {
  const product = await emulator.product(blue)
  await page.route(`**/api/products/${blue}`, (route) =>
    route.fulfill({ json: { ...product, stock: 2, finalPrice: 9.9 } }),
  )
  await page.goto(await productPath(blue))
  await expect(version(page, /^Μπλε 9,90.*Έμειναν 2/)).toBeVisible()
  await expect(page.locator('[data-area=decision]')).toContainText('Έμειναν 2 τεμάχια')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the versions are links with their prices', async ({ page }) => {
    await page.goto(await productPath(green))
    await version(page, /^Μπλε 10,50/).click()
    await expectHeading(page, 'Τετράδιο σημειώσεων Κορνέλ, μπλε')
  })
})

test('the choice is accessible and fits, without a shift of the layout', async ({ page }) => {
  await page.goto(await productPath(green))
  await settled(page)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
})

test('a list has one card for a group, and a price "from" only over what a filter leaves (R432)', async ({
  page,
}) => {
  const poster = 'Αφίσα «Τα στοιχεία και πού τα συναντάμε»'
  await page.goto('/products/category/10/afises')
  await expect(cardOf(page, poster)).toContainText('από 15,90')
  await expect(cardOf(page, poster)).toContainText('2 εκδόσεις')
  const cards = await page.getByRole('article').count()
  await expect(page.getByRole('heading', { name: `${cards} προϊόντα` })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'μεγάλη' })).toHaveCount(0)
  await atControls(page, () => page.getByRole('combobox', { name: 'Τιμή' }).selectOption('10-20'))
  await expect(page.getByRole('status').filter({ hasText: 'με φίλτρα' })).toBeAttached()
  await expect(cardOf(page, poster)).toContainText('15,90')
  await expect(cardOf(page, poster)).not.toContainText('από')
  await page.goto('/products/category/10/afises?price=20-40')
  await expect(page.getByRole('article').filter({ hasText: 'μεγάλη' })).toHaveCount(1)
})

test('a list is filtered by brand and attributes, says so, and goes back to what it was (R432, R464)', async ({
  page,
}) => {
  const troubles = recordTroubles(page)
  await page.goto('/products')
  await settled(page)
  const more = page.getByRole('button', { name: 'Περισσότερα φίλτρα' })
  if (!(await openControls(page))) await more.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Χρώμα' }).selectOption('Μπλε')
  await sheet.getByRole('button', { name: 'Δείτε 1 προϊόν' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOf(page, 'Τετράδιο σημειώσεων Κορνέλ, μπλε')).not.toContainText('από')
  await expect(page).toHaveURL(/\?attributes=\d+$/)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Χωρίς το φίλτρο «Χρώμα: Μπλε»' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('list', { name: 'Φίλτρα που ισχύουν' })).toHaveCount(0)

  await page.goto('/products?brand=Σταγόνα')
  await expect(page.getByRole('status').filter({ hasText: 'με φίλτρα' })).toBeAttached()
  await expect(cardOf(page, 'Τετράδιο σημειώσεων Κορνέλ')).toContainText('3 εκδόσεις')
  await cardOf(page, 'Τετράδιο σημειώσεων Κορνέλ').getByRole('link').click()
  await expectHeading(page, 'Τετράδιο σημειώσεων Κορνέλ')
  await page.goBack()
  await expect(page).toHaveURL(/\?brand=/)
  await expect(cardOf(page, 'Τετράδιο σημειώσεων Κορνέλ')).toContainText('3 εκδόσεις')
  if (!(await openControls(page))) await more.click()
  await expect(sheet.getByRole('combobox', { name: 'Μάρκα' })).toHaveValue('Σταγόνα')
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleInBothModes(page)
  expect(troubles).toEqual([])
})

test('the search has one result for the versions of a product (R432)', async ({ page }) => {
  await page.goto('/search?query=τετράδιο κορνέλ&kind=products')
  const found = page.getByRole('article')
  await expect(found.first()).toContainText('3 εκδόσεις')
  await expect(found.filter({ hasText: 'Κορνέλ' })).toHaveCount(1)
})
