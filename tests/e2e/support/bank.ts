import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { fillCart, openLastStep, signInWithCart, steps, submitButton } from './checkout-form'
import { expectShown, field, main } from './locators'
import { openQuietPage } from './page-state'

/** Addresses of the banks' pages, and of an order that was placed. */
export const atBank = /\/bank\//
export const confirmed = /\/checkout\/success\/[0-9a-f-]{36}$/

/** The button of the shop that leads to the bank. */
export const payButton = (page: Page) => main(page).getByRole('button', { name: /^Πληρωμή \d/ })

/** Chooses the card at the last step of the checkout, and orders: the bank's page opens. */
export async function submitByCard(page: Page): Promise<void> {
  await payByCard(page).check()
  await submitButton(page).click()
  await expect(page).toHaveURL(atBank)
}

export const payByCard = (page: Page) => main(page).getByRole('radio', { name: /χρεωστική κάρτα/ })

/** Orders two pieces by card as a member, up to the bank's page; returns their product. */
export async function orderByCard(page: Page) {
  const product = await signInWithCart(page)
  await openLastStep(page)
  await submitByCard(page)
  return product
}

/** The same as a guest with this e-mail, in a shop that is open to everyone. */
export async function orderByCardAsGuest(page: Page, email: string): Promise<void> {
  await openQuietPage(page)
  await fillCart(page, 1)
  await page.goto(publicPaths.checkout)
  await field(page, 'E-mail').fill(email)
  await steps.who(page)
  await steps.where(page)
  await submitByCard(page)
}

/** Presses a button of the bank's page. */
export const pressAtBank = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()
export const payAtBank = (page: Page) => pressAtBank(page, /^Πληρωμή \d/)

/** Presses what the bank's page offers besides. */
export async function pressMoreAtBank(page: Page, name: string | RegExp): Promise<void> {
  await openMoreAtBank(page)
  await pressAtBank(page, name)
}

export const openMoreAtBank = (page: Page) => page.getByText('Τι άλλο μπορεί να συμβεί').click()

/** The bank has led back to the order, which is paid. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(confirmed)
  await expectShown(page, 'Η πληρωμή έγινε. Ευχαριστούμε!')
  await expect(payButton(page)).toHaveCount(0)
}

/** Changes the address to which the emulator's bank sends a page back. */
export async function changeReturn(page: Page, change: (back: URL) => string): Promise<void> {
  await page.route(/\/bank\//, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const answer = await route.fetch({ maxRedirects: 0 })
    const { location } = answer.headers()
    const headers = location ? { location: change(new URL(location)) } : answer.headers()
    return route.fulfill({ response: answer, headers })
  })
}
