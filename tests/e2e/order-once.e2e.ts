import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectConfirmed,
  openLastStep,
  orderCount,
  signInWithCart,
  submitButton,
  submitOrder,
} from './support/checkout-form'
import { expectHeading } from './support/locators'
import { test } from './support/own-servers'

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
