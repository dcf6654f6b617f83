import { expect } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleInBothModes } from './support/accessibility'
import {
  atBank,
  changeReturn,
  confirmed,
  expectPaid,
  openMoreAtBank,
  orderByCard,
  payAtBank,
  payButton,
  payByCard,
  pressAtBank,
  submitByCard,
} from './support/bank'
import {
  deleteCartItems,
  fillCart,
  openLastStep,
  orderCount,
  signInWithCart,
  submitButton,
} from './support/checkout-form'
import { button, dialog, expectHeading, expectShown, link, main } from './support/locators'
import { test } from './support/own-servers'
import { recordRequests } from './support/requests'

test.beforeEach(({ servers }) => servers.startOver())
test.afterEach(({ servers }) => servers.setClock(0))

/** What each page of a member asks in its own time, whatever is pressed on it. */
const ofEverySignedInPage = /^\/api\/(session|notification|websocket)\b/

test('an order is paid on the bank’s page, three calls away (R445)', { tag: '@smoke' }, async ({
  page,
}) => {
  await signInWithCart(page)
  await openLastStep(page)
  await payByCard(page).check()
  await expectShown(page, 'Κάρτα, IRIS ή πορτοφόλι, στη σελίδα της τράπεζας.')
  const calls = recordRequests(page, (request) => {
    const { pathname } = new URL(request.url())
    const isOfPurchase = pathname.startsWith('/api/') && !ofEverySignedInPage.test(pathname)
    return isOfPurchase ? `${request.method()} ${pathname}` : null
  })
  await submitButton(page).click()
  await expect(page).toHaveURL(atBank)
  expect(calls.map((call) => call.replace(/[0-9a-f-]{36}/, '{uuid}'))).toEqual([
    'GET /api/cart',
    'POST /api/orders',
    'POST /api/orders/uuid/{uuid}/payment',
  ])
  await payAtBank(page)
  await expectPaid(page)
  await expectAccessibleInBothModes(page)
  await page.goto(publicPaths.cart)
  await expectHeading(page, 'Το καλάθι σας είναι άδειο')
})

test('a refused card is named with its reason, and the same order is paid with another (R445)', async ({
  page,
}) => {
  await signInWithCart(page)
  const before = await orderCount(page)
  await openLastStep(page)
  await submitByCard(page)
  await page.getByLabel('Λόγος της άρνησης').selectOption('10051')
  await pressAtBank(page, 'Άρνηση της κάρτας')
  await expectShown(page, 'Το υπόλοιπο της κάρτας δεν έφτανε.')
  await expectShown(page, /κρατιέται για εσάς/)
  await expectAccessibleInBothModes(page)
  await payButton(page).click()
  await expect(page).toHaveURL(atBank)
  await payAtBank(page)
  await expectPaid(page)
  expect(await orderCount(page)).toBe(before + 1)
})

test('a payment of which the shop learns late is waited for, without a second one (R445)', async ({
  page,
  servers,
}) => {
  await orderByCard(page)
  await openMoreAtBank(page)
  await pressAtBank(page, /δύο λεπτά/)
  await expectShown(page, 'Ρωτάμε την τράπεζα…')
  await expect(payButton(page)).toHaveCount(0)
  await expectAccessibleInBothModes(page)
  await page.reload()
  await expectShown(page, 'Ρωτάμε την τράπεζα…')
  await servers.setClock(121_000)
  await expectPaid(page)
  await page.reload()
  await expectShown(page, 'Πληρώθηκε')
})

test('a return without the transaction is one all the same, and so are foreign parameters (R445)', async ({
  page,
}) => {
  await orderByCard(page)
  await openMoreAtBank(page)
  await page.getByLabel('χωρίς τον αριθμό της συναλλαγής').check()
  await changeReturn(page, ({ href }) => `${href}&utm_source=x&s=0&eventId=10051`)
  await payAtBank(page)
  await expectPaid(page)
})

test('who closes the bank’s page pays later, from the order (R445)', async ({ page }) => {
  await orderByCard(page)
  const later = await page.context().newPage()
  await page.close()
  await later.goto('/account/orders')
  await expectShown(later, 'Δεν έχει πληρωθεί ακόμη')
  await main(later)
    .getByRole('link', { name: /^Παραγγελία \d+$/ })
    .first()
    .click()
  // All tabs know that somebody was at the bank.
  await expectShown(later, 'Δεν έχουμε δει πληρωμή ακόμη')
  await expectAccessibleInBothModes(later)
  await payButton(later).click()
  await expect(later).toHaveURL(atBank)
  await payAtBank(later)
  await expectPaid(later)
})

test('a step back from the bank leaves no busy button, and the same order is paid (R445)', async ({
  page,
}) => {
  await signInWithCart(page)
  const before = await orderCount(page)
  await openLastStep(page)
  await submitByCard(page)
  await page.goBack()
  await expectShown(page, /περιμένει πληρωμή|Δεν έχουμε δει πληρωμή/)
  if (!confirmed.test(page.url())) await link(page, 'Δείτε και πληρώστε').click()
  await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await payButton(page).click()
  await expect(page).toHaveURL(atBank)
  await page.goBack()
  await expectShown(page, 'Δεν έχουμε δει πληρωμή ακόμη')
  await payButton(page).click()
  await expect(page).toHaveURL(atBank)
  await payAtBank(page)
  await expectPaid(page)
  expect(await orderCount(page)).toBe(before + 1)
})

test('the same cart resumes its order, another one asks first (R445)', async ({ page }) => {
  await signInWithCart(page)
  const before = await orderCount(page)
  await openLastStep(page)
  await submitByCard(page)
  await page.goto(publicPaths.checkout)
  await expectShown(page, 'Έχει τα ίδια προϊόντα με το καλάθι σας')
  await expectAccessibleInBothModes(page)
  await openLastStep(page)
  await submitByCard(page)
  expect(await page.evaluate(() => location.pathname)).toContain('/bank/')
  await page.goto(publicPaths.index)
  expect(await orderCount(page)).toBe(before + 1)

  await page.evaluate(deleteCartItems)
  await fillCart(page, 3)
  await openLastStep(page)
  await payByCard(page).check()
  await submitButton(page).click()
  await expectShown(page, 'Δεν στείλαμε την καινούργια, για να μη γίνουν δύο.')
  await expectAccessibleInBothModes(page)
  await button(page, 'Ακύρωση και νέα').click()
  await expect(page).toHaveURL(atBank)
  await payAtBank(page)
  await expectPaid(page)
  expect(await orderCount(page)).toBe(before + 2)
})

test('another way to pay is one press away, with the cart as it was (R445)', async ({ page }) => {
  await orderByCard(page)
  await pressAtBank(page, 'Άρνηση της κάρτας')
  await button(page, 'Άλλος τρόπος πληρωμής').click()
  await dialog(page).getByRole('button', { name: 'Ναι, ακύρωση και νέα' }).click()
  await expect(page).toHaveURL(/\/checkout(\?|$)/)
  await expectShown(page, /Αντικαταβολή/)
})

test('money that comes after a cancellation is told as it is (R445)', async ({ page }) => {
  await orderByCard(page)
  await openMoreAtBank(page)
  await pressAtBank(page, /Ακύρωση της παραγγελίας/)
  await expectShown(page, 'Η παραγγελία έχει ακυρωθεί, αλλά τα χρήματά σας ήρθαν')
  await expectAccessibleInBothModes(page)
})

test('a browser that knows nothing is told where to sign in, and an unknown payment has a way on (R445)', async ({
  page,
  browser,
  baseURL,
}) => {
  await orderByCard(page)
  const returned = page.waitForRequest(/viva-return/)
  await payAtBank(page)
  const address = (await returned).url()
  await expectPaid(page)
  const other = await browser.newPage({ baseURL })
  await other.goto(address)
  await expectHeading(other, 'Συνδεθείτε για να δείτε την παραγγελία')
  await expectAccessibleInBothModes(other)
  await other.goto('/checkout/viva-return?s=1')
  await expectHeading(other, 'Δεν βρήκαμε την παραγγελία')
  await expectAccessibleInBothModes(other)
  await other.close()
})
