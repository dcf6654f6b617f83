import { expect, type Page } from '@playwright/test'
import { publicPaths } from '../../contract/paths/site-paths'
import { expectAccessible } from './support/accessibility'
import {
  arriveWithCart,
  confirmed,
  fillCart,
  openLastStep,
  orderCount,
  submit,
} from './support/checkout-form'
import { test as withServers } from './support/own-servers'
import { expectHeading } from './support/sign-in'

const test = withServers.extend<{ baseURL: string }>({
  baseURL: async ({ servers }, use) => use(servers.site),
})

const main = (page: Page) => page.getByRole('main')

test('two presses and two tabs are one order (A5-75)', async ({ page, servers }) => {
  await arriveWithCart(page, servers.site)
  const before = await orderCount(page)
  await openLastStep(page)
  const other = await page.context().newPage()
  await openLastStep(other)
  await main(page).getByRole('button', { name: submit }).dblclick()
  await expectHeading(page, confirmed)
  expect(await orderCount(page)).toBe(before + 1)
  await other.bringToFront()
  if (await other.getByRole('button', { name: submit }).isVisible()) {
    await other.getByRole('button', { name: submit }).click()
  }
  await expectHeading(other, /Ευχαριστούμε|άδειο/)
  expect(await orderCount(page)).toBe(before + 1)
  await other.close()
})

test('an order whose answer is lost is found again, and is one order (A5-76)', async ({
  page,
  servers,
}) => {
  await arriveWithCart(page, servers.site)
  const before = await orderCount(page)
  await openLastStep(page)
  await servers.loseAnswer('/api/v1/order')
  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, confirmed)
  expect(await orderCount(page)).toBe(before + 1)
  await page.goto(publicPaths.checkout)
  await expectHeading(page, 'Το καλάθι σας είναι άδειο')
})

test('where nobody knows whether an order was placed, people see their newest orders (A5-76)', async ({
  page,
  servers,
}) => {
  await arriveWithCart(page, servers.site)
  await openLastStep(page)
  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, confirmed)
  const earlier =
    (await main(page)
      .getByText(/^Παραγγελία \d+$/)
      .first()
      .textContent()) ?? ''

  await fillCart(page, 2)
  const before = await orderCount(page)
  await openLastStep(page)
  const keys = watchKeys(page)
  await servers.failNext('/api/v1/order')
  await main(page).getByRole('button', { name: submit }).click()
  const unclear = main(page).getByRole('alert')
  await expect(unclear).toContainText('Δεν γνωρίζουμε αν καταχωρίστηκε η παραγγελία')
  await expect(unclear).not.toContainText('δεύτερη')
  const newest = main(page).getByRole('list', { name: 'Οι πιο πρόσφατες παραγγελίες σας' })
  await expect(newest.getByRole('listitem').first()).toContainText(earlier)
  await expect(newest.getByRole('listitem').first()).toContainText(/Σύνολο [\d.,]+\s€/)
  await expect(newest.locator('time').first()).toHaveText(/\d{1,2}:\d\d/)
  expect(await orderCount(page)).toBe(before)

  await page.reload()
  await expect(newest.getByRole('listitem').first()).toContainText(earlier)
  await expectAccessible(page)
  await unclear.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
  await expectHeading(page, confirmed)
  expect(await orderCount(page)).toBe(before + 1)
  expect(new Set(keys).size).toBe(1)
})

test('an order that the shop could not even look for is not sent, and says so', async ({
  page,
  servers,
}) => {
  await arriveWithCart(page, servers.site)
  const before = await orderCount(page)
  await openLastStep(page)
  await servers.spoil({ kind: 'status 500', below: '/api/v1/order/my-orders' })
  await main(page).getByRole('button', { name: submit }).click()
  await expect(main(page).getByRole('alert')).toContainText('Η παραγγελία δεν στάλθηκε')
  await servers.mend()
  expect(await orderCount(page)).toBe(before)
  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, confirmed)
  expect(await orderCount(page)).toBe(before + 1)
})

/** The keys under which the page sends orders, as they come. */
function watchKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/orders')) {
      keys.push(sent.headers()['idempotency-key'])
    }
  })
  return keys
}
