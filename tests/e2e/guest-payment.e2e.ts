import { expect } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleInBothModes } from './support/accessibility'
import {
  atBank,
  changeReturn,
  confirmed,
  expectPaid,
  orderByCardAsGuest,
  payAtBank,
  payButton,
  pressAtBank,
} from './support/bank'
import { submitOrder } from './support/checkout-form'
import { button, dialog, expectHeading, expectShown, link, main } from './support/locators'
import { test } from './support/open-shop'
import { newAddress } from './support/outbox'

test('a guest is refused, pays with another card, and strangers see nothing of the person (R445)', async ({
  page,
  browser,
  openSite,
}) => {
  // The bank sends back to the gateway of all tests: here it is that of the open shop.
  await changeReturn(page, ({ pathname, search }) => openSite + pathname + search)
  await orderByCardAsGuest(page, newAddress('nefeli'))

  await page.getByLabel('Λόγος της άρνησης').selectOption('10054')
  await pressAtBank(page, 'Άρνηση της κάρτας')
  await expect(page).toHaveURL(confirmed)
  await expectShown(page, 'Η κάρτα έχει λήξει.')
  await expectAccessibleInBothModes(page)

  const elsewhere = await browser.newPage({ baseURL: openSite })
  await elsewhere.goto(page.url())
  await expectHeading(elsewhere, 'Πού βρίσκεται η παραγγελία')
  await expectShown(elsewhere, 'Η πληρωμή δεν ολοκληρώθηκε')
  await expect(main(elsewhere).getByText('Δροσινού')).toHaveCount(0)
  await expect(payButton(elsewhere)).toHaveCount(0)
  await elsewhere.close()

  await payButton(page).click()
  await expect(page).toHaveURL(atBank)
  await payAtBank(page)
  await expectPaid(page)
  await page.goto(publicPaths.cart)
  await expectHeading(page, 'Το καλάθι σας είναι άδειο')
})

test('a guest’s unpaid order is told in the cart, and another way to pay keeps what was typed (R445)', async ({
  page,
  openSite,
}) => {
  await changeReturn(page, ({ pathname, search }) => openSite + pathname + search)
  const email = newAddress('nefeli')
  await orderByCardAsGuest(page, email)

  await page.goto(publicPaths.cart)
  await expectShown(page, 'Μια παραγγελία σας περιμένει πληρωμή')
  await expectAccessibleInBothModes(page)
  await link(page, 'Δείτε και πληρώστε').click()
  await button(page, 'Άλλος τρόπος πληρωμής').click()
  await dialog(page).getByRole('button', { name: 'Ναι, ακύρωση και νέα' }).click()
  await expect(page).toHaveURL(/\/checkout(\?|$)/)
  await main(page)
    .getByRole('radio', { name: /Αντικαταβολή/ })
    .check()
  await submitOrder(page)
  await expectShown(page, email)
  await expectShown(page, 'Ρυακίων 12α')
})
