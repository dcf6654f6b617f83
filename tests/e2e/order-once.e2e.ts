import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessible } from './support/accessibility'
import {
  expectConfirmed,
  fillCart,
  openLastStep,
  orderCount,
  signInWithCart,
  submitButton,
  submitOrder,
} from './support/checkout-form'
import { expectHeading, field, main } from './support/locators'
import { test } from './support/own-servers'
import { recordRequests } from './support/requests'

/** Opens the last step with two items in the cart; returns the number of orders. */
async function openLastStepWithCart(page: Page): Promise<number> {
  await signInWithCart(page)
  const count = await orderCount(page)
  await openLastStep(page)
  return count
}

test('a double click and two tabs make one order (A5-75)', async ({ page }) => {
  const before = await openLastStepWithCart(page)
  const other = await page.context().newPage()
  await openLastStep(other)
  await submitButton(page).dblclick()
  await expectConfirmed(page)
  expect(await orderCount(page)).toBe(before + 1)
  await other.bringToFront()
  if (await submitButton(other).isVisible()) await submitButton(other).click()
  await expectHeading(other, /Ευχαριστούμε|άδειο/)
  expect(await orderCount(page)).toBe(before + 1)
  await other.close()
})

test('a corrected tax number in a second tab names the order that stands (A5-77)', async ({
  page,
}) => {
  const before = await openLastStepWithCart(page)
  const other = await page.context().newPage()
  await openLastStep(other)
  await field(other, 'ΑΦΜ').fill('090000045')
  // The second tab still shows the cart as it was.
  await other.route('**/api/cart', (route) => route.abort())
  await submitOrder(page)
  await other.bringToFront()
  await submitButton(other).click()
  const notice = main(other).getByRole('alert')
  await expect(notice).toContainText('έχει ήδη καταχωριστεί με άλλα στοιχεία')
  await expect(notice.getByRole('link', { name: 'Γράψτε μας' })).toBeVisible()
  await expectAccessible(other)
  expect(await orderCount(page)).toBe(before + 1)
  await notice.getByRole('link', { name: 'Δείτε την παραγγελία' }).click()
  await expect(other).toHaveURL(page.url())
  await other.close()
})

test('an order with a lost answer is found, as one order (A5-76)', { tag: '@smoke' }, async ({
  page,
  servers,
}) => {
  const before = await openLastStepWithCart(page)
  await servers.loseAnswer('/api/v1/order')
  await submitOrder(page)
  expect(await orderCount(page)).toBe(before + 1)
  await page.goto(publicPaths.checkout)
  await expectHeading(page, 'Το καλάθι σας είναι άδειο')
})

test('an order of unknown outcome shows the newest orders (A5-76)', async ({ page, servers }) => {
  await signInWithCart(page)
  await openLastStep(page)
  await submitOrder(page)
  const earlier =
    (await main(page)
      .getByText(/^Παραγγελία \d+$/)
      .first()
      .textContent()) ?? ''

  await fillCart(page, 2)
  const before = await orderCount(page)
  await openLastStep(page)
  const keys = recordRequests(page, (request) =>
    request.method() === 'POST' && request.url().endsWith('/api/orders')
      ? request.headers()['idempotency-key']
      : null,
  )
  // The order, and the question whether it was placed.
  await servers.failNext('/api/v1/order', 2)
  await submitButton(page).click()
  const unclear = main(page).getByRole('alert')
  await expect(unclear).toContainText('Δεν γνωρίζουμε αν καταχωρίστηκε η παραγγελία')
  await expect(unclear).not.toContainText('δεύτερη')
  const newest = main(page).getByRole('list', { name: 'Οι πιο πρόσφατες παραγγελίες σας' })
  await expect(newest.getByRole('listitem').first()).toContainText(earlier)
  await expect(newest.getByRole('listitem').first()).toContainText(/Σύνολο [\d.,]+\s€/)
  await expect(newest.locator('time').first()).toHaveText(/\d{1,2}:\d\d/)
  expect(await orderCount(page)).toBe(before)

  await page.reload()
  await expect(newest.getByRole('listitem').first()).toContainText(earlier)
  await expectAccessible(page)
  await unclear.getByRole('button', { name: 'Έλεγχος παραγγελίας' }).click()
  await expectConfirmed(page)
  expect(await orderCount(page)).toBe(before + 1)
  expect(new Set(keys).size).toBe(1)
})
