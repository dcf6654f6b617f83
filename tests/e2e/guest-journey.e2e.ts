import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectConfirmed, steps, submitButton, submitOrder } from './support/checkout-form'
import { button, expectHeading, expectShown, field, link, main } from './support/locators'
import { testWithOwnServers as test } from './support/open-shop'
import { newAddress, newestTo } from './support/outbox'
import { hydrated } from './support/page-state'
import { productPath } from './support/public-pages'
import { signUp } from './support/sign-in'

test.beforeEach(({ servers }) => servers.startOver())

/** Two versions of a notebook. */
const [green, blue] = [28, 73]

async function add(page: Page, id: number): Promise<void> {
  await page.goto(await productPath(id))
  await hydrated(button(page, 'Ένα περισσότερο'))
  await button(page, 'Προσθήκη στο καλάθι').click()
  await expectShown(page, /Έχετε \d+ τεμάχι[οα] στο καλάθι σας/)
}

/** Fills in all steps of the checkout that is open; a guest's begins with an address. */
async function fillIn(page: Page): Promise<void> {
  await steps.who(page)
  await steps.where(page)
  await steps.how(page)
}

/** The number of the order that is confirmed. */
async function orderNumber(page: Page): Promise<string> {
  const line = main(page).getByText(/^Παραγγελία \d+$/)
  return (await line.innerText()).replace('Παραγγελία ', '')
}

test('two versions, one sold out in between, and the answer lost: one order, its mail, its page elsewhere (R415)', async ({
  page,
  servers,
  browser,
  baseURL,
}) => {
  const email = newAddress('nefeli')
  await add(page, green)
  await add(page, blue)
  await page.goto(publicPaths.checkout)
  await field(page, 'E-mail').fill(email)
  await fillIn(page)
  await servers.changeProduct(blue, { stock: 0 })
  await submitButton(page).click()
  await expectShown(page, 'Τετράδιο σημειώσεων Κορνέλ, μπλε: εξαντλήθηκε.')
  await link(page, 'Διορθώστε το καλάθι').first().click()
  await expectHeading(page, 'Το καλάθι σας')
  await main(page)
    .getByRole('button', { name: /^Αφαίρεση.*μπλε/ })
    .click()

  await link(page, 'Συνέχεια στο ταμείο').click()
  // What was typed is still there.
  await steps.how(page)
  await servers.loseAnswer('/api/v1/order')
  await submitButton(page).click()
  await expectConfirmed(page)
  const number = await orderNumber(page)
  const { text } = await newestTo(email, 0, servers.upstream)
  expect(text).toContain(`Ο αριθμός της παραγγελίας σας είναι ${number}.`)
  expect(text).not.toContain('μπλε')

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
  await elsewhere.goto(page.url())
  await expectShown(elsewhere, `Παραγγελία ${number}`)
  expect(await elsewhere.content()).not.toContain('Δροσινού')
  await elsewhere.close()
})

test('a guest makes an account with a full cart, orders twice and types once, and again what is gone (R416, R434)', async ({
  page,
  servers,
}) => {
  await add(page, green)
  await signUp(page, servers.upstream)
  await page.goto(publicPaths.checkout)
  await expectShown(page, 'Τετράδιο σημειώσεων Κορνέλ: μπήκε 1 τεμάχιο στο καλάθι σας.')
  await fillIn(page)
  await submitOrder(page)

  await add(page, green)
  await add(page, blue)
  await page.goto(publicPaths.checkout)
  await expect(main(page).getByRole('region', { name: 'Παράδοση' })).toBeVisible()
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  await main(page)
    .getByRole('radio', { name: /Αντικαταβολή/ })
    .check()
  await submitOrder(page)

  await servers.changeProduct(blue, { stock: 0 })
  await link(page, 'Δείτε την πορεία της').click()
  await button(page, 'Παραγγείλτε ξανά').click()
  await expectHeading(page, 'Το καλάθι σας')
  await expectShown(page, 'Μπήκε στο καλάθι σας 1 από τα 2 τεμάχια της παραγγελίας')
  await expectShown(page, 'Τετράδιο σημειώσεων Κορνέλ, μπλε: εξαντλήθηκε.')
  await expect(main(page).getByRole('textbox')).toHaveValue('1')
})
