import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessible } from './support/accessibility'
import {
  expectConfirmed,
  openLastStep,
  orderCount,
  signInWithCart,
  steps,
  submitButton,
  submitOrder,
} from './support/checkout-form'
import { overflowing, transitionsEnded } from './support/fitting'
import { button, clickUnlessShown, expectHeading, field, main } from './support/locators'
import { mailsTo } from './support/outbox'
import { test } from './support/own-servers'
import { endOtherSessions, signInByForm, signInElsewhere, superuser } from './support/sign-in'

const total = (page: Page) =>
  main(page).getByRole('region', { name: 'Η παραγγελία σας' }).locator('.total dd')

test('an order is placed in three steps, confirmed (R032, R033, R267, R313)', {
  tag: '@smoke',
}, async ({ page, servers }) => {
  const { name } = await signInWithCart(page)
  const mails = () => mailsTo(superuser.email, servers.upstream)
  const before = (await mails()).length
  await page.goto(publicPaths.cart)
  await main(page).getByRole('link', { name: 'Συνέχεια στο ταμείο' }).click()
  await expectHeading(page, 'Ταμείο')
  await button(page, 'Αλλαγή παραλήπτη').click()
  const promise = main(page).getByText('Εδώ θα λάβετε την επιβεβαίωση.')
  await expect(promise).toHaveCount(1)
  await field(page, 'Όνομα').fill('')
  await expect(field(page, 'Όνομα')).toHaveAttribute('autocomplete', 'given-name')
  await expect(field(page, 'Τηλέφωνο')).toHaveAttribute('inputmode', 'tel')
  await page.goto(`${publicPaths.checkout}?step=how`)
  await expect(page).toHaveURL(/step=who$/)
  await steps.who(page)
  await expect(page).toHaveURL(/step=where$/)
  await expect(main(page).getByRole('heading', { name: 'Πού το στέλνουμε' })).toBeFocused()
  await page.goBack()
  await expect(field(page, 'Όνομα')).toHaveValue('Νεφέλη')
  await page.goForward()
  // The main address is filled in once it is read.
  await expect(field(page, 'Οδός')).not.toHaveValue('')
  await field(page, 'Οδός').fill('Ρυακίων')
  await page.reload()
  await expect(field(page, 'Οδός')).toHaveValue('Ρυακίων')
  await expect(field(page, 'Τ.Κ.')).toHaveAttribute('inputmode', 'numeric')
  await steps.where(page)
  await steps.how(page)
  const sum = await total(page).textContent()
  await submitOrder(page)
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f-]{36}$/)
  await expect(main(page).getByText('Ετοιμάζουμε το δέμα.')).toBeVisible()
  const confirmation = main(page).getByText(/Στέλνουμε επιβεβαίωση|Θα λάβετε μήνυμα/)
  await expect(confirmation.first()).toBeVisible()
  const newest = (await mails()).toReversed().slice(before)
  expect(newest.map(({ kind }) => kind)).toEqual(['orderPlaced'])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const amounts = main(page).getByRole('region', { name: 'Ποσά' }).locator('[data-total] dd')
  await expectAmount(page, sum ?? '')
  await expect(main(page).getByRole('link', { name })).toBeVisible()
  await expect(main(page)).toContainText('Ρυακίων 12α')
  await expect(main(page)).toContainText('ΑΦΜ: 094259216')
  await page.reload()
  await expectConfirmed(page)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText('ΑΦΜ 000000000')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Εκτύπωση' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(amounts).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await main(page).getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  await expectHeading(page, /^Παραγγελία \d+$/)
  await page.goto(publicPaths.checkout)
  await expectHeading(page, 'Το καλάθι σας είναι άδειο')
})

test('who is known orders in three presses, and types nothing (R434)', async ({ page }) => {
  await signInWithCart(page)
  const before = await orderCount(page)
  await page.goto(publicPaths.cart)
  await main(page).getByRole('link', { name: 'Συνέχεια στο ταμείο' }).click()
  await expect(main(page).getByRole('region', { name: 'Παράδοση' })).toBeVisible()
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  await main(page)
    .getByRole('radio', { name: /Αντικαταβολή/ })
    .check()
  await submitOrder(page)
  expect(await orderCount(page)).toBe(before + 1)
})

test('the ways to pay are those of the shop, also on the page of a bank', async ({ page }) => {
  await signInWithCart(page)
  await openLastStep(page)
  const ways = main(page).getByRole('radiogroup', { name: 'Τρόπος πληρωμής' })
  await expect(ways.getByRole('radio')).toHaveCount(3)
  await expect(ways.getByRole('radio', { name: /^Πιστωτική ή χρεωστική κάρτα/ })).toHaveCount(1)
})

test('an order that became dearer at the last moment is cancelled by one press', async ({
  page,
  servers,
}) => {
  const { id, price, stock } = await signInWithCart(page)
  await openLastStep(page)
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() === 'POST') await servers.changeProduct(id, { price: price + 10 })
    await route.continue()
  })
  await submitOrder(page)
  const alert = main(page).getByRole('alert').filter({ hasText: 'κοστίζει περισσότερο' })
  await expect(alert).toContainText(/συμφωνήσατε σε .+ κόστιζε /)
  await alert.getByRole('button', { name: 'Ακύρωση της παραγγελίας' }).click()
  await expectHeading(page, /^Η παραγγελία \d+ ακυρώθηκε\.$/)
  await expect(alert).toHaveCount(0)
  await servers.changeProduct(id, { stock, price })
})

test('a form survives the end of its session and signing in (A3-40)', async ({ page, browser }) => {
  await signInWithCart(page)
  const before = await orderCount(page)
  await openLastStep(page)
  const elsewhere = await signInElsewhere(browser, superuser)
  await endOtherSessions(elsewhere)
  await elsewhere.close()
  const ended = page.getByRole('heading', { name: 'Η σύνδεσή σας έληξε' })
  await clickUnlessShown(submitButton(page), ended)
  await expectHeading(page, 'Η σύνδεσή σας έληξε')
  await main(page).getByRole('link', { name: 'Σύνδεση' }).click()
  await expectHeading(page, 'Σύνδεση')
  await signInByForm(page, superuser.email)
  await expect(page).toHaveURL(/\/checkout\?step=how$/)
  await expect(field(page, 'ΑΦΜ')).toHaveValue('094259216')
  expect(await orderCount(page)).toBe(before)
  await submitOrder(page)
})

test('what is ordered stands directly above the button, on every screen', async ({ page }) => {
  await signInWithCart(page)
  await openLastStep(page)
  const summary = main(page).getByRole('region', { name: 'Η παραγγελία σας' })
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await submitButton(page).scrollIntoViewIfNeeded()
    const told = await summary.boundingBox()
    const pressed = await submitButton(page).boundingBox()
    if (!told || !pressed) throw new Error('not shown')
    const gap = pressed.y - (told.y + told.height)
    expect([width, gap >= 0, gap < pressed.height]).toEqual([width, true, true])
    // No sticky part of the page covers the button.
    const isOnTop = await submitButton(page).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect([width, isOnTop]).toEqual([width, true])
  }
})

test('the checkout form and the confirmation are accessible (R032, R033)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInWithCart(page)
  await page.goto(publicPaths.checkout)
  await expectHeading(page, 'Ταμείο')
  await expectUsable(page)
  await openLastStep(page)
  await expectUsable(page)
  await submitOrder(page)
  await expectUsable(page)
})

/** The confirmation shows the agreed amount; if the API charges net prices, it shows both. */
async function expectAmount(page: Page, agreed: string): Promise<void> {
  const charged = main(page).getByRole('region', { name: 'Ποσά' }).locator('[data-total] dd')
  const notice = main(page).getByText(/Στο ταμείο συμφωνήσατε σε/)
  const tax = main(page).getByText('Στα ποσά περιλαμβάνεται ο ΦΠΑ.')
  await main(page).getByRole('region', { name: 'Ποσά' }).getByText(agreed).first().click()
  await expect(charged).toBeVisible()
  await expect(charged).toHaveText(agreed)
  await expect(tax).toBeVisible()
  await expect(notice).toHaveCount(0)
}

/** Expects no horizontal overflow and no accessibility violation, in light and dark mode. */
async function expectUsable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await transitionsEnded(page)
    expect(await overflowing(page)).toEqual([])
    await expectAccessible(page)
  }
}
