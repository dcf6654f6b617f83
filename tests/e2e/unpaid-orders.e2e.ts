import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleInBothModes } from './support/accessibility'
import { atBank, confirmed, orderByCard, payAtBank, payButton } from './support/bank'
import { overflowing } from './support/fitting'
import { button, dialog, expectHeading, expectShown, main } from './support/locators'
import { test } from './support/own-servers'

test.beforeEach(({ servers }) => servers.startOver())
test.afterEach(({ servers }) => servers.setClock(0))

const hourMs = 3_600_000

/** Opens the newest order in the account. */
async function openOrder(page: Page): Promise<void> {
  await page.goto('/account/orders')
  await main(page)
    .getByRole('link', { name: /^Παραγγελία \d+$/ })
    .first()
    .click()
}

/** Puts a piece of another product into the cart; returns its name. */
async function addAnother(page: Page, besides: number): Promise<string> {
  return page.evaluate(async (taken) => {
    const headers = { 'content-type': 'application/json', 'x-requested-by': 'storefront' }
    const { results } = await (await fetch('/api/products?pageSize=100')).json()
    const { id: cart } = await (await fetch('/api/cart')).json()
    const other = results.find(
      ({ id, stock }: { id: number; stock: number }) => id !== taken && stock > 5,
    )
    const body = JSON.stringify({ cart, product: other.id, quantity: 1 })
    await fetch('/api/cart/items', { method: 'POST', headers, body })
    return other.translations.el.name
  }, besides)
}

test('who pays in a second tab after cancelling in the first is told, and orders again (R466)', async ({
  page,
}) => {
  await orderByCard(page)
  const second = await page.context().newPage()
  await openOrder(second)
  await expect(payButton(second)).toBeVisible()

  await openOrder(page)
  await button(page, 'Ακύρωση παραγγελίας').click()
  await dialog(page).getByRole('button', { name: 'Ναι, ακύρωση' }).click()
  await expectShown(page, 'Η παραγγελία ακυρώθηκε χωρίς να πληρωθεί')

  await second.bringToFront()
  // It may have read the order again already.
  const over = main(second).getByText('Η παραγγελία ακυρώθηκε χωρίς να πληρωθεί')
  await expect(payButton(second).or(over).first()).toBeVisible()
  if (await payButton(second).isVisible()) await payButton(second).click()
  await expect(over).toBeVisible()
  await expect(second).not.toHaveURL(atBank)
  await expect(payButton(second)).toHaveCount(0)
  await expectAccessibleInBothModes(second)
  await button(second, 'Παραγγείλτε ξανά').click()
  await expectHeading(second, 'Το καλάθι σας')
  await expectShown(second, 'Μπήκαν όλα στο καλάθι σας')
})

test('who closes the bank’s page pays next day, from the order (R445)', async ({
  page,
  servers,
}) => {
  await orderByCard(page)
  const later = await page.context().newPage()
  await page.close()
  await servers.setClock(23 * hourMs)
  await openOrder(later)
  await payButton(later).click()
  await expect(later).toHaveURL(atBank)
  await payAtBank(later)
  await expect(later).toHaveURL(confirmed)
  await expectShown(later, 'Η πληρωμή έγινε. Ευχαριστούμε!')
})

test('what is put into the cart while the bank’s page is open is named after paying, and put back (R466)', async ({
  page,
}) => {
  const { id, name } = await orderByCard(page)
  const second = await page.context().newPage()
  await second.goto(publicPaths.cart)
  const added = await addAnother(second, id)
  await second.reload()
  await expectShown(second, added)

  await page.bringToFront()
  await payAtBank(page)
  await expectShown(page, 'Η πληρωμή έγινε. Ευχαριστούμε!')
  await expectShown(page, `${added}: 1 τεμάχιο`)
  await expectAccessibleInBothModes(page)
  expect(await overflowing(page)).toEqual([])

  await second.reload()
  await expectShown(second, `${added}: 1 τεμάχιο`)
  await expect(main(second).getByText(`${name}: δεν βρίσκεται πια`)).toHaveCount(0)
  await expectAccessibleInBothModes(second)

  await button(page, 'Ξανά στο καλάθι').click()
  await expectHeading(page, 'Το καλάθι σας')
  await expectShown(page, 'Μπήκαν όλα στο καλάθι σας')
  await expect(main(page).getByRole('textbox', { name: `Τεμάχια: ${added}` })).toHaveValue('1')
})

test('two steps back after paying lead to the order, at its top (R445)', async ({ page }) => {
  await orderByCard(page)
  await payAtBank(page)
  await expectShown(page, 'Η πληρωμή έγινε. Ευχαριστούμε!')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(confirmed)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport()
})

test('who comes back from the bank without a connection is told, and sees the order once it is there (R445)', async ({
  page,
}) => {
  await orderByCard(page)
  let isOffline = true
  await page.route('**/api/orders/returned?*', (route) =>
    isOffline ? route.abort() : route.fallback(),
  )
  await payAtBank(page)
  await expectHeading(page, 'Δεν υπάρχει σύνδεση με το κατάστημα')
  await expectAccessibleInBothModes(page)
  isOffline = false
  await button(page, 'Δοκιμάστε ξανά').click()
  await expect(page).toHaveURL(confirmed)
  await expectShown(page, 'Η πληρωμή έγινε. Ευχαριστούμε!')
})
