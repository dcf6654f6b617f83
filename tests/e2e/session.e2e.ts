import { expect, type Page } from '@playwright/test'
import { accountMenu, expectHeading, heading, main, toast } from './support/locators'
import { test } from './support/own-servers'
import { settled } from './support/page-state'
import { holdRequests, recordPaths, recordRequests } from './support/requests'
import { askService, customer, signIn, signInByForm, superuser } from './support/sign-in'

const session = '**/api/_auth/session'

const accountButton = (page: Page) => page.getByRole('button', { name: 'Ο λογαριασμός σας' })
/** Whether the frame has the account's menu on top, not a bar at the bottom. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024
const personal = (page: Page) => page.getByText(customer.email)

/** The page shows data of the customer. */
async function expectPersonal(page: Page, timeout?: number): Promise<void> {
  const shown = main(page).getByText(customer.email)
  await expect(shown.filter({ visible: true }).first()).toBeVisible(timeout ? { timeout } : {})
}

/** Signs in and opens the account. */
async function openAccount(page: Page): Promise<void> {
  await signIn(page, customer)
  await page.goto('/account')
  await expectPersonal(page)
}

/** Signs out by the menu of the frame, on phones by the button of the account page. */
async function signOut(page: Page): Promise<void> {
  if (isWide(page)) {
    await accountButton(page).click()
    await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click()
    return
  }
  if (!page.url().endsWith('/account')) await page.goto('/account')
  await page.getByRole('button', { name: 'Αποσύνδεση' }).click()
}

test('a guest is redirected home, and after sign-in to the page (R105, R122)', async ({ page }) => {
  await page.goto('/account/orders?sort=-date')
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Χρειάζεται σύνδεση')).toBeInViewport()
  await toast(page, 'Χρειάζεται σύνδεση').getByRole('button', { name: 'Σύνδεση' }).click()
  await expectHeading(page, 'Σύνδεση')
  await signInByForm(page, customer.email)
  await expect(page).toHaveURL('/account/orders?sort=-date')
})

test('nothing is shown or requested before the session is known (R119)', async ({ page }) => {
  const calls = recordPaths(page, /\/api\//)
  const release = await holdRequests(page, session)
  const requested = page.waitForRequest(session)
  await page.goto('/account/email')
  await requested
  await expect(accountMenu(page)).toHaveCount(0)
  await expect(main(page).getByRole('heading')).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/')
  expect(calls.filter((path) => !/session|health|products?|search|blog/.test(path))).toEqual([])
})

test('a member stays on the page after a reload, even if slow (R120, R043)', async ({ page }) => {
  await signIn(page, customer)
  await page.route(session, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.goto('/account/email')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect(new Set(visited)).toEqual(new Set(['/account/email']))
})

test('signing out goes home before any request, without a toast (R125, R126)', {
  tag: '@smoke',
}, async ({ page }) => {
  await signIn(page, customer)
  await page.goto('/account/settings')
  const sentFrom = recordRequests(page, (request) =>
    request.method() === 'DELETE' ? new URL(page.url()).pathname : null,
  )
  await heading(page).waitFor()
  await signOut(page)
  await expect.poll(() => sentFrom.length).toBe(2)
  expect(sentFrom).toEqual(['/', '/'])
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Χρειάζεται σύνδεση')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(personal(page)).toHaveCount(0)
})

test('another tab signs out: this one follows (R202, A3-42)', async ({ page, context }) => {
  await openAccount(page)
  const other = await context.newPage()
  await other.goto('/account/help')
  await heading(other).waitFor()
  await signOut(other)
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/')
  await expect(personal(page)).toHaveCount(0)
  await expect(toast(page, 'Αποσυνδεθήκατε')).toBeVisible()
})

test('another person signs in in another tab (R199, A3-43)', async ({ page, context }) => {
  await openAccount(page)
  const other = await context.newPage()
  await other.goto('/')
  await settled(other)
  await askService(other, 'DELETE', '/auth/session')
  await other.goto('/account/login')
  await signInByForm(other, superuser.email)
  await expect(other).toHaveURL('/account')
  // The first tab may have detected the sign-out in between.
  await expect(personal(page)).toHaveCount(0)
  if (isWide(page)) await accountButton(page).click()
  const role = isWide(page) ? 'menuitem' : 'link'
  await page.getByRole(role, { name: 'Λογαριασμός' }).last().click()
  await expect(
    main(page).getByText(superuser.email).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(personal(page)).toHaveCount(0)
})
