import { type Browser, expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleInBothModes } from './support/accessibility'
import {
  atBank,
  changeReturn,
  expectPaid,
  orderByCard,
  orderByCardAsGuest,
  payAtBank,
  payButton,
  pressAtBank,
  pressMoreAtBank,
} from './support/bank'
import { expectHeading, expectShown, main } from './support/locators'
import { testWithOwnServers } from './support/open-shop'
import { newAddress } from './support/outbox'

/** In a worker of their own: a gateway keeps the ways to pay for a minute. */
const test = testWithOwnServers.extend<object, { bank: 'stripe' }>({
  bank: [
    async ({ servers }, use) => {
      await servers.setBank('stripe')
      await use('stripe')
    },
    { scope: 'worker', auto: true },
  ],
})

test.beforeEach(async ({ servers, bank }) => {
  await servers.startOver()
  await servers.setBank(bank)
})
test.afterEach(({ servers }) => servers.setClock(0))

const buyers = [
  ['member', async (page: Page) => void (await orderByCard(page))],
  ['guest', (page: Page) => orderByCardAsGuest(page, newAddress('nefeli'))],
] as const

for (const [who, order] of buyers) {
  test(`a ${who} whose card Stripe refuses pays there with another one (R482)`, async ({
    page,
  }) => {
    await order(page)
    const { href } = new URL(page.url())
    await pressAtBank(page, 'Άρνηση της κάρτας')
    await expect(page.getByRole('alert')).toContainText('Δοκιμάστε άλλη')
    await expect(page).toHaveURL(href)
    await payAtBank(page)
    await expectPaid(page)
    await expectAccessibleInBothModes(page)
    await page.goto(publicPaths.cart)
    await expectHeading(page, 'Το καλάθι σας είναι άδειο')
  })

  test(`a ${who} who leaves Stripe’s page is led to the order, and pays it on the same page (R482)`, async ({
    page,
  }) => {
    await order(page)
    const { href } = new URL(page.url())
    await pressAtBank(page, 'Πίσω στο κατάστημα χωρίς πληρωμή')
    await expectShown(page, 'Δεν έχουμε δει πληρωμή ακόμη')
    await payButton(page).click()
    await expect(page).toHaveURL(href)
    // The first of each is Stripe's, whatever a mail program or somebody else has added.
    await changeReturn(page, (back) => `${back.href}&order=x&left=2&UTM_source=mail&left=1`)
    await payAtBank(page)
    await expectPaid(page)
  })
}

/** Opens the return address of a payment in a browser that knows nothing. */
async function returnElsewhere(page: Page, browser: Browser, baseURL: string): Promise<Page> {
  const returned = page.waitForRequest(/stripe-return/)
  await pressMoreAtBank(page, /δύο λεπτά/)
  const address = (await returned).url()
  await expectShown(page, 'Ρωτάμε την τράπεζα…')
  const elsewhere = await browser.newPage({ baseURL })
  await elsewhere.goto(address)
  return elsewhere
}

test('a member who comes back from Stripe in a browser that knows nothing is asked to sign in (R482)', async ({
  page,
  browser,
  baseURL,
}) => {
  await orderByCard(page)
  const elsewhere = await returnElsewhere(page, browser, baseURL)
  await expectHeading(elsewhere, 'Συνδεθείτε για να δείτε την παραγγελία')
  await expectAccessibleInBothModes(elsewhere)
  await elsewhere.goto('/checkout/stripe-return?order=x')
  await expectHeading(elsewhere, 'Δεν βρήκαμε την παραγγελία')
  await elsewhere.close()
})

test('a guest who does so sees that the bank is asked, and then that it is paid (R480)', async ({
  page,
  browser,
  baseURL,
  servers,
}) => {
  await orderByCardAsGuest(page, newAddress('nefeli'))
  const elsewhere = await returnElsewhere(page, browser, baseURL)
  await expectHeading(elsewhere, 'Πού βρίσκεται η παραγγελία')
  await expectShown(elsewhere, 'Η πληρωμή ελέγχεται')
  await expectShown(elsewhere, /μην πληρώσετε ξανά/)
  await expect(main(elsewhere).getByText('Δροσινού')).toHaveCount(0)
  await expectAccessibleInBothModes(elsewhere)
  await servers.setClock(121_000)
  await expectShown(elsewhere, 'Πληρώθηκε')
  await expect(main(elsewhere).getByText(/μην πληρώσετε ξανά/)).toHaveCount(0)
  await expectPaid(page)
  await elsewhere.close()
})

test('Stripe’s page closes with the payment: who steps back to it cannot pay twice (R482)', async ({
  page,
}) => {
  await orderByCard(page)
  const { href } = new URL(page.url())
  await payAtBank(page)
  await expectPaid(page)
  await page.goto(href)
  await expect(page.getByText('Η σελίδα αυτή έκλεισε')).toBeVisible()
  await expect(page).toHaveURL(atBank)
})
