import { expect, type Page } from '@playwright/test'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { setControl } from './support/environment'
import { overflowing } from './support/fitting'
import { button, expectHeading, heading, link, main } from './support/locators'
import { lastMailTo, newestTo } from './support/outbox'
import { test } from './support/own-servers'
import { recordTroubles } from './support/page-state'
import { recordErrors } from './support/requests'
import { signUp } from './support/sign-in'

const topics = '/account/subscriptions'
const topic = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Νέα μαθήματα' })

/** The link of a mail that leads to the API. */
const apiLinkIn = ({ text }: { text: string }) =>
  new URL(/\S+\/api\/v1\/user\/\S+/.exec(text)?.[0] ?? '').pathname

async function expectFits(page: Page): Promise<void> {
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
}

/** The card with the heading is in the middle of a wide window. */
async function expectCentred(page: Page): Promise<void> {
  const { width: before = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 1280, height: 800 })
  const distance = () =>
    heading(page).evaluate((element) => {
      const { left, right } = element.parentElement?.getBoundingClientRect() ?? new DOMRect()
      return Math.abs(left + right - document.documentElement.clientWidth)
    })
  await expect.poll(distance).toBeLessThan(4)
  await page.setViewportSize({ width: before, height })
}

test('a member joins a topic by mail and leaves it by mail, after programs have looked (R455, R456)', {
  tag: '@smoke',
}, async ({ page, browser, request, servers }) => {
  const { email } = await signUp(page, servers.upstream)
  const troubles = recordTroubles(page)
  const before = await lastMailTo(email, servers.upstream)
  await page.goto(topics)
  await expectHeading(page, 'Ενημερώσεις με e-mail')
  await topic(page)
    .getByRole('button', { name: /^Εγγραφή/ })
    .click()
  await expect(topic(page)).toContainText('Περιμένει επιβεβαίωση')
  await expect(topic(page).getByRole('button', { name: /^Νέο e-mail/ })).toBeFocused()
  await expectFits(page)

  const asking = await newestTo(email, before, servers.upstream)
  await request.get(apiLinkIn(asking))
  await page.reload()
  await expect(topic(page)).toContainText('Περιμένει επιβεβαίωση')

  // As in another browser: the links need no account.
  const reader = await browser.newPage({ baseURL: servers.site })
  await reader.goto(apiLinkIn(asking))
  await expectHeading(reader, 'Επιβεβαίωση εγγραφής')
  await expectFits(reader)
  await button(reader, 'Επιβεβαίωση').click()
  await expectHeading(reader, 'Η εγγραφή σας ισχύει')
  await expect(main(reader)).not.toContainText(email)
  await page.reload()
  await expect(topic(page)).toContainText('Εγγεγραμμένοι')

  await setControl('newsletter', { topic: 'newsletter' }, servers.upstream)
  const letter = await newestTo(email, asking.id, servers.upstream)
  await request.get(apiLinkIn(letter))
  await page.reload()
  await expect(topic(page)).toContainText('Εγγεγραμμένοι')
  await reader.goto(apiLinkIn(letter))
  await expectHeading(reader, 'Διακοπή ενημερώσεων')
  await button(reader, 'Διακοπή').click()
  await expectHeading(reader, 'Δεν θα σας ξαναγράψουμε')
  await expect(main(reader)).not.toContainText(email)
  await page.reload()
  await expect(topic(page).getByRole('button', { name: /^Εγγραφή/ })).toBeVisible()

  await reader.goto(apiLinkIn(asking))
  await button(reader, 'Επιβεβαίωση').click()
  await expectHeading(reader, 'Ο σύνδεσμος δεν ισχύει')
  await expectFits(reader)
  await reader.close()
  expect(troubles).toEqual([])
})

test('a member who could not join is told so, with the focus, and joins by one more press (R455)', async ({
  page,
  servers,
}) => {
  await signUp(page, servers.upstream)
  await page.goto(topics)
  const join = topic(page).getByRole('button', { name: /^Εγγραφή/ })
  await page.route('**/api/newsletter/topics/*', (route) =>
    route.fulfill({ status: 502, json: {} }),
  )
  await join.click()
  await expect(page.locator(':focus')).toContainText('Δεν έγινε η αλλαγή')
  await expectFits(page)
  await page.unroute('**/api/newsletter/topics/*')
  await join.click()
  await expect(topic(page)).toContainText('Περιμένει επιβεβαίωση')
  await expect(main(page).getByText('Δεν έγινε η αλλαγή')).toHaveCount(0)
})

test('the topics and the mail of a cart ask a guest to sign in, and say what needs no account (R457, R458)', async ({
  page,
}) => {
  await page.goto(`${topics}/`)
  await expectHeading(page, 'Ενημερώσεις με e-mail')
  await expect(main(page).getByRole('link', { name: 'Δημιουργία λογαριασμού' })).toBeVisible()
  await expectCentred(page)
  await expectFits(page)
  await page.goto('/cart/recover/0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11')
  await expectHeading(page, 'Το καλάθι σας')
  await expect(main(page).getByRole('link', { name: 'Σύνδεση' })).toBeVisible()
  await expectFits(page)
})

test('the mail of a cart says a member that it is not theirs (R458)', async ({ page, servers }) => {
  await signUp(page, servers.upstream)
  await page.goto('/cart/recover/0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11')
  await expectHeading(page, 'Αυτό το καλάθι δεν είναι πια εδώ')
  await link(page, 'Το καλάθι μου').click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a mail’s link that was cut is told as such, with a way on (R484)', async ({ page }) => {
  const errors = recordErrors(page)
  for (const path of [
    '/account/password/reset/key/a/b',
    '/checkout/success/αβγ',
    '/cart//recover/0d0f6f0e-8a52-4f9b-',
  ]) {
    await page.goto(path)
    await expectHeading(page, 'Ο σύνδεσμος δεν είναι ολόκληρος')
  }
  await expectFits(page)
  await link(page, 'Το καλάθι μου').click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(errors.filter((message) => !message.startsWith('Page Not Found'))).toEqual([])
})
