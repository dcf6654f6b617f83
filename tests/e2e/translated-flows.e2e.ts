import { expect, type Page } from '@playwright/test'
import { fillCart, orderCount, steps, submitOrder } from './support/checkout-form'
import { button, expectHeading, field, link, main } from './support/locators'
import { openQuietPage } from './support/page-state'
import { productPath } from './support/public-pages'
import { test } from './support/second-factor'
import { signIn, superuser } from './support/sign-in'
import { expectWhole, recordFailures, translatePages } from './support/translate-page'

// Chrome's translation takes the text nodes of React out of the document: React must never insert
// beside one, remove one or change one. The tests begin with a translated page and use it.

const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Προϊόντα στο καλάθι' }).getByRole('listitem')
const pieces = (page: Page) =>
  page.evaluate(async () => {
    const { cartItems } = await (await fetch('/api/cart')).json()
    return cartItems.map(({ quantity }: { quantity: number }) => quantity)
  })

test('a press adds one piece, and one order has what is in the cart (R362)', async ({ page }) => {
  await translatePages(page)
  const failures = recordFailures(page)
  await openQuietPage(page)
  await signIn(page, superuser)
  const { id, name } = await fillCart(page, 1)
  await page.goto(await productPath(id))
  await expect(main(page).getByText('Έχετε 1 τεμάχιο στο καλάθι σας.')).toBeVisible()
  const add = button(page, 'Προσθήκη στο καλάθι')
  for (const count of [2, 3]) {
    await add.click()
    await expect(main(page).getByText(`Έχετε ${count} τεμάχια στο καλάθι σας.`)).toBeVisible()
    await expect(add).not.toHaveAttribute('aria-busy')
    expect(await pieces(page)).toEqual([count])
  }
  await link(page, 'Δείτε το καλάθι').click()
  await expect(rows(page).getByRole('textbox')).toHaveValue('3')
  await expect(main(page).locator('.total')).toContainText('3 τεμάχια')
  await rows(page).getByRole('button', { name: 'Ένα λιγότερο' }).click()
  await expect(main(page).locator('.total')).toContainText('2 τεμάχια')
  await button(page, `Αφαίρεση: ${name}`).click()
  await expect(main(page).getByText('Το καλάθι σας είναι άδειο')).toBeVisible()
  await button(page, 'Αναίρεση').click()
  await expect(rows(page).getByRole('textbox')).toHaveValue('2')
  await expect.poll(() => pieces(page)).toEqual([2])

  const orders = await orderCount(page)
  await link(page, 'Συνέχεια στο ταμείο').click()
  await button(page, 'Αλλαγή παραλήπτη').click()
  await field(page, 'Όνομα').fill('Νεφέλη')
  await button(page, 'Συνέχεια στην πληρωμή').click()
  await button(page, 'Αλλαγή διεύθυνσης').click()
  await expect(page).toHaveURL(/step=where$/)
  await steps.where(page)
  await expect(page).toHaveURL(/step=how$/)
  await steps.how(page)
  await submitOrder(page)
  await expect(main(page).getByRole('link', { name })).toBeVisible()
  expect(await orderCount(page)).toBe(orders + 1)
  expect(await pieces(page)).toEqual([])
  await link(page, 'Δείτε την πορεία της').click()
  await expectHeading(page, /^Παραγγελία \d+$/)
  await expectWhole(page, failures)
})
