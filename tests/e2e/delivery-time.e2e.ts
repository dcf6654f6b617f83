import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { openLastStep, signInWithCart, submitOrder } from './support/checkout-form'
import { overflowing } from './support/fitting'
import { button, expectHeading, main } from './support/locators'
import { test } from './support/own-servers'
import { holdIdle, layoutShift } from './support/page-metrics'
import { productPath } from './support/public-pages'

const delivery = (page: Page) => main(page).getByText(/^Παράδοση .*\d/)

/** Two days with their names, in one month or two. */
const dates = /^Παράδοση \p{L}+\s\d+(\s\p{L}+)?\s– \p{L}+\s\d+\s\p{L}+$/u

for (const width of [320, 360, 800, 1280]) {
  test(`days become dates without a shift on a product, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const letBeIdle = await holdIdle(page)
    await page.goto(await productPath(9))
    await expect(delivery(page)).toHaveText('Παράδοση σε 2–4 εργάσιμες ημέρες')
    await expect(async () => {
      // What becomes idle may wait for the next idle moment.
      await letBeIdle()
      await expect(delivery(page)).toHaveText(dates, { timeout: 500 })
    }).toPass()
    expect(await layoutShift(page)).toBeLessThan(0.001)
  })
}

/** The dates on a page, which is accessible and does not scroll sideways, on the narrowest screen too. */
async function datesOn(page: Page): Promise<string> {
  await expect(delivery(page)).toHaveText(dates)
  const size = page.viewportSize()
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
  if (size) await page.setViewportSize(size)
  return delivery(page).innerText()
}

test('cart, checkout and order name the same days, and the order can be placed again', {
  tag: '@smoke',
}, async ({ page, servers }) => {
  const { id, stock } = await signInWithCart(page)
  await page.goto(publicPaths.cart)
  const known = await datesOn(page)
  await expect(main(page).getByText('Πληρωμή και με αντικαταβολή')).toBeVisible()
  await openLastStep(page)
  expect(await datesOn(page)).toBe(known)
  await main(page)
    .getByRole('radio', { name: /Τραπεζική κατάθεση/ })
    .check()
  await expect(delivery(page)).toHaveText(/ από την πληρωμή$/)
  await main(page)
    .getByRole('radio', { name: /Αντικαταβολή/ })
    .check()
  await submitOrder(page)
  expect(await datesOn(page)).toBe(known)
  await main(page).getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  await expectHeading(page, /^Παραγγελία \d+$/)
  expect(await datesOn(page)).toBe(known)
  const sections = await main(page).getByRole('heading', { level: 2 }).allTextContents()
  expect(sections.slice(0, 2)).toEqual(['Πορεία της παραγγελίας', 'Προϊόντα'])

  await button(page, 'Παραγγείλτε ξανά').click()
  await expectHeading(page, 'Το καλάθι σας')
  await expect(main(page).getByText('Μπήκαν όλα στο καλάθι σας')).toBeVisible()
  await expect(main(page).getByRole('textbox')).toHaveValue('2')
  await servers.changeProduct(id, { stock: 0 })
  await page.reload()
  await expect(main(page).getByText('Εξαντλήθηκε. Αφαιρέστε το')).toBeVisible()
  await expect(delivery(page)).toHaveCount(0)
  await servers.changeProduct(id, { stock })
})
