import { expect, type Locator, type Page } from '@playwright/test'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { overflowing } from './support/fitting'
import { button, dialog, expectHeading, main } from './support/locators'
import { lastMailTo, newestTo, pathOf } from './support/outbox'
import { test } from './support/own-servers'
import { recordTroubles, settled } from './support/page-state'
import { productPath } from './support/public-pages'
import { signUp } from './support/sign-in'

/** A product of the seed that is sold out. */
const soldOut = 36
const name = 'Πείτε μου όταν έρθει'

const lowerEdge = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)

const ask = (page: Page) => button(page, name)

async function leaveAddress(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('E-mail').fill(email)
  await ask(page).click()
}

test('a guest asks to be told when a product is back, and the mail leads there (R433, R465)', {
  tag: '@smoke',
}, async ({ page, servers }) => {
  const troubles = recordTroubles(page)
  const email = 'nefeli@example.gr'
  const path = await productPath(soldOut)
  await page.goto(path)
  await settled(page)
  await ask(page).click()
  await leaveAddress(page, 'Nefeli@Example.GR')
  await expect(main(page).getByText('Σας βάλαμε στη λίστα')).toBeVisible()

  await page.reload()
  await expect(main(page).getByText('Είστε στη λίστα αναμονής')).toBeVisible()
  await expect(ask(page)).toHaveCount(0)
  await button(page, 'Με άλλο e-mail').click()
  await leaveAddress(page, email)
  await expect(main(page).getByText('Το έχετε ζητήσει και άλλη φορά')).toBeVisible()

  await servers.changeProduct(soldOut, { stock: 3 })
  const mail = await newestTo(email, 0, servers.upstream)
  expect(mail.text).toContain('Χρονόμετρο κύβος')
  await page.goto(pathOf(mail))
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(main(page).getByText('Έμειναν 3 τεμάχια').first()).toBeVisible()
  await expect(ask(page)).toHaveCount(0)
  await servers.changeProduct(soldOut, { stock: 0 })
  // What the browser itself says of the answer 409.
  expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([])
})

test('a member sees what they wait for and what they were told, and removes it (R436)', async ({
  page,
  servers,
}) => {
  const { email } = await signUp(page, servers.upstream)
  const before = await lastMailTo(email, servers.upstream)
  await page.goto(await productPath(soldOut))
  await settled(page)
  await ask(page).click()
  await expect(main(page).getByText('Σας βάλαμε στη λίστα')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Είστε στη λίστα αναμονής')).toBeVisible()
  await expectAccessibleInBothModes(page)
  await main(page).getByRole('link', { name: 'Δείτε τη λίστα αναμονής' }).click()
  await expectHeading(page, 'Λίστα αναμονής')
  const row = main(page).getByRole('listitem').filter({ hasText: 'Χρονόμετρο κύβος' })
  await expect(row).toContainText('Περιμένετε')

  await servers.changeProduct(soldOut, { stock: 3 })
  await newestTo(email, before, servers.upstream)
  await page.reload()
  await expect(row).toContainText('Σας γράψαμε')
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)

  await row.getByRole('button', { name: /^Αφαίρεση/ }).click()
  await dialog(page).getByRole('button', { name: 'Αφαίρεση από τη λίστα' }).click()
  await expect(main(page).getByText('Δεν περιμένετε κανένα προϊόν')).toBeVisible()
  await servers.changeProduct(soldOut, { stock: 0 })
})

test('what is said of a press has the focus, clear of the bar of a phone (R496, R497)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await productPath(soldOut))
  await settled(page)
  await ask(page).click()
  const bar = page.getByRole('navigation', { name: 'Γρήγορη πλοήγηση' })
  const expectClear = async (said: Locator) => {
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const top = (await bar.boundingBox())?.y ?? 0
      expect(lowerEdge(await said.boundingBox())).toBeLessThanOrEqual(top)
    }).toPass()
  }
  await leaveAddress(page, 'nefeli')
  await expect(main(page).getByLabel('E-mail')).toBeFocused()
  await expectClear(main(page).getByText('Γράψτε μια ολόκληρη διεύθυνση e-mail'))

  const alerts = '**/api/products/alerts'
  await page.route(alerts, (route) => route.abort())
  await leaveAddress(page, 'nefeli-bar@example.gr')
  const notice = main(page).getByRole('alert')
  await expectClear(notice)
  await expect(main(page).locator(':focus')).toContainText((await notice.innerText()).slice(0, 20))

  await page.unroute(alerts)
  await ask(page).click()
  await expect(main(page).locator(':focus')).toContainText('Σας βάλαμε στη λίστα')
})

test('the form is accessible, and the price alert stands where it is offered', async ({ page }) => {
  await page.goto(await productPath(soldOut))
  await settled(page)
  // The alert is the one thing to do.
  await expect(main(page).locator('[data-buy-bar]')).toHaveCount(0)
  await ask(page).click()
  await expect(main(page).getByLabel('E-mail')).toBeFocused()
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)

  await page.goto(await productPath(9))
  await expect(button(page, 'Πείτε μου όταν πέσει η τιμή')).toBeVisible()
  // The shop tells nobody of the price of this one.
  await page.goto(await productPath(65))
  await expectHeading(page, 'Κιτ τάξης: επανάληψη σε πέντε λεπτά')
  await expect(main(page).getByText(/^Παράδοση \p{L}+\s\d/u)).toBeVisible()
  await expect(button(page, 'Πείτε μου όταν πέσει η τιμή')).toHaveCount(0)
})
