import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleOnNarrowScreen } from './support/accessibility'
import {
  confirmed,
  orderByCard,
  orderByCardAsGuest,
  payButton,
  payByCard,
  pressAtBank,
  pressMoreAtBank,
} from './support/bank'
import { openLastStep, submitButton } from './support/checkout-form'
import { overflowing } from './support/fitting'
import { expectHeading, expectShown, link, main } from './support/locators'
import { testWithOwnServers as test } from './support/open-shop'
import { newAddress } from './support/outbox'

test.beforeEach(({ servers }) => servers.startOver())
test.afterEach(({ servers }) => servers.setClock(0))

/** The page is accessible in both modes and does not scroll sideways, also on the narrowest screen. */
async function expectFitting(page: Page): Promise<void> {
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
}

const late = /δύο λεπτά/

test('while the bank is asked, cart, checkout and list offer no second payment (R480)', async ({
  page,
  servers,
}) => {
  await orderByCard(page)
  await pressMoreAtBank(page, late)
  await expectShown(page, 'Ρωτάμε την τράπεζα…')
  await expectHeading(page, /Περιμένουμε την τράπεζα/)
  await expectFitting(page)

  await page.goto('/account/orders')
  await expectShown(page, 'Η πληρωμή ελέγχεται')
  await expect(main(page).getByText('Δεν έχει πληρωθεί ακόμη')).toHaveCount(0)

  await openLastStep(page)
  await payByCard(page).check()
  await submitButton(page).click()
  await expect(page).toHaveURL(confirmed)
  await expectShown(page, 'Ρωτάμε την τράπεζα…')

  await page.goto(publicPaths.cart)
  await expectShown(page, 'Ρωτάμε την τράπεζα για μια πληρωμή σας')
  await expect(link(page, 'Δείτε και πληρώστε')).toHaveCount(0)
  await expectFitting(page)
  await servers.setClock(121_000)
  await expectShown(page, /Η παραγγελία \d+ πληρώθηκε/)
  await expectShown(page, 'Το καλάθι σας είναι άδειο')
})

test('a guest’s cart says so, too (R480)', async ({ page }) => {
  await orderByCardAsGuest(page, newAddress('nefeli'))
  await pressMoreAtBank(page, late)
  await expectShown(page, 'Ρωτάμε την τράπεζα…')
  await page.goto(publicPaths.cart)
  await expectShown(page, 'Ρωτάμε την τράπεζα για μια πληρωμή σας')
  await expect(link(page, 'Δείτε και πληρώστε')).toHaveCount(0)
  await link(page, 'Δείτε την παραγγελία').click()
  await expectShown(page, 'Ρωτάμε την τράπεζα…')
  await expect(payButton(page)).toHaveCount(0)
})

for (const [what, outcome, own, elsewhereSays] of [
  [
    'was paid twice',
    'Πληρωμή δύο φορές',
    'Η παραγγελία πληρώθηκε δύο φορές',
    /Πληρώθηκε περισσότερες από μία φορές/,
  ],
  [
    'is cancelled, yet paid',
    /Ακύρωση της παραγγελίας/,
    'Η παραγγελία έχει ακυρωθεί, αλλά τα χρήματά σας ήρθαν',
    /τα χρήματα επιστρέφουν/,
  ],
] as const) {
  test(`a guest’s order that ${what} says so, elsewhere without the person (R481)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await orderByCardAsGuest(page, newAddress('nefeli'))
    await pressMoreAtBank(page, outcome)
    await expectShown(page, own)
    await expectFitting(page)
    const elsewhere = await browser.newPage({ baseURL })
    await elsewhere.goto(page.url())
    await expectShown(elsewhere, elsewhereSays)
    await expect(main(elsewhere).getByText(/Δροσινού|Ρυακίων/)).toHaveCount(0)
    await expectFitting(elsewhere)
    await elsewhere.close()
  })
}

test('a refused card is told on the narrowest screen as well (R445)', async ({ page }) => {
  await orderByCard(page)
  await pressAtBank(page, 'Άρνηση της κάρτας')
  await expectShown(page, 'Η πληρωμή δεν έγινε')
  await expectFitting(page)
})
