import { expect, type Page } from '@playwright/test'
import {
  expectConfirmed,
  fillCart,
  openLastStep,
  orderCount,
  submitButton,
} from '../e2e/support/checkout-form'
import { setControl } from '../e2e/support/environment'
import { expectHeading, main } from '../e2e/support/locators'
import { askApi } from '../e2e/support/own-order'
import { recordTroubles } from '../e2e/support/page-state'
import { superuser } from '../e2e/support/sign-in'
import type { GatewayCopy } from './gateway-copies'
import { type Shop, signInToAccount, test } from './two-copies'

/** The value of a metric without labels. */
async function metricOf(copy: GatewayCopy, name: string): Promise<number> {
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await copy.metrics()) ?? []
  return Number(value)
}

/** How many requests to the API a copy has answered. */
async function answeredBy(copy: GatewayCopy): Promise<number> {
  const counts = (await copy.metrics()).matchAll(
    /^gateway_requests_total\{.*route="\/api.*\} (\d+)$/gm,
  )
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** The copy with the browser's only socket, and the other copy. */
async function bySocket({ copies }: Shop): Promise<{ holder: GatewayCopy; other: GatewayCopy }> {
  const open = () => Promise.all(copies.map((copy) => metricOf(copy, 'gateway_open_sockets')))
  await expect.poll(async () => (await open()).toSorted()).toEqual([0, 1])
  const [first, second] = copies
  return (await open())[0] === 1
    ? { holder: first, other: second }
    : { holder: second, other: first }
}

/** A message arrives by the socket. */
async function expectNotified(page: Page, { upstream }: Shop, title: string): Promise<void> {
  await setControl('notifications', { email: superuser.email, title, message: '' }, upstream)
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: title })).toBeVisible()
}

/** A member opens the account, fills the cart, changes it and orders. */
async function walk(page: Page): Promise<void> {
  await page.goto('/account')
  await expect(
    main(page).getByText(superuser.email).filter({ visible: true }).first(),
  ).toBeVisible()
  await page.goto('/account/orders')
  await expectHeading(page, 'Παραγγελίες')
  await fillCart(page, 1)
  const before = await orderCount(page)
  await page.goto('/cart')
  await main(page).getByRole('button', { name: 'Ένα περισσότερο' }).click()
  await expect(main(page).getByRole('textbox').first()).toHaveValue('2')
  await openLastStep(page)
  await submitButton(page).dblclick()
  await expectConfirmed(page)
  expect(await orderCount(page)).toBe(before + 1)
}

test('a signed-in visitor does not notice that a copy is killed', async ({ page, shop }) => {
  await signInToAccount(page)
  const troubles = recordTroubles(page)
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Requests of a page that was left are aborted.
    if (!reason.includes('ERR_ABORTED')) troubles.push(`${reason} ${request.url()}`)
  })
  const { holder, other } = await bySocket(shop)
  await expectNotified(page, shop, 'Πριν από το σταμάτημα')

  await holder.kill()
  await walk(page)
  await expect.poll(() => metricOf(other, 'gateway_open_sockets')).toBe(1)
  await expectNotified(page, shop, 'Από την άλλη διεργασία')

  await holder.start()
  // It receives requests again, in turn with the other copy.
  await expect
    .poll(async () => {
      await askApi(page, 'GET', '/cart')
      return answeredBy(holder)
    })
    .toBeGreaterThan(0)
  await other.kill()
  await walk(page)
  await expect.poll(() => metricOf(holder, 'gateway_open_sockets')).toBe(1)
  await expectNotified(page, shop, 'Και πίσω στην πρώτη')
  expect(troubles).toEqual([])
})

test('an order sent while all copies are killed is placed once', async ({ page, shop }) => {
  await signInToAccount(page)
  await fillCart(page, 1)
  const before = await orderCount(page)
  await openLastStep(page)
  const late = { method: 'POST', pathPrefix: '/api/v1/order', delayMs: 2000, count: 1 }
  await setControl('delay', late, shop.upstream)
  await submitButton(page).click()
  // The API has the order and will place it, but its response is lost.
  await expect
    .poll(async () => (await (await fetch(`${shop.upstream}/switches`)).json()).faults)
    .toEqual([])
  await Promise.all(shop.copies.map(({ kill }) => kill()))
  const unclear = main(page)
    .getByRole('alert')
    .filter({ hasText: 'Δεν γνωρίζουμε αν καταχωρίστηκε' })
  await expect(unclear).toBeVisible()
  await Promise.all(shop.copies.map(({ start }) => start()))
  // The lock of the killed copy expires.
  const retry = unclear.getByRole('button', { name: 'Έλεγχος παραγγελίας' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2000 })
    await expectConfirmed(page)
  }).toPass({ timeout: 120_000 })
  expect(await orderCount(page)).toBe(before + 1)
})
