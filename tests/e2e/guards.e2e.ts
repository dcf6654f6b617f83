import { expect, type Page, test } from '@playwright/test'
import { type AccountAccess, accountRoutes } from '#contract/paths/account-paths'
import { accountMenu, expectHeading, main, toast } from './support/locators'
import { recordPaths } from './support/requests'
import { askService, customer, demoPassword, signIn } from './support/sign-in'

/** Phones have a link to the parent page instead of the menu. */
const wayUp = (page: Page) =>
  main(page).getByRole('link', { name: /^(Ο λογαριασμός σας|Επαλήθευση δύο βημάτων)$/ })
const home = /^https?:\/\/[^/]+\/$/

/** Addresses of the account by access, with sample values. */
const pathsFor = (access: AccountAccess) =>
  Object.values(accountRoutes)
    .filter((route) => route.access === access)
    .map(({ pattern }) => pattern.replace('{id}', '17').replace('{linkKey}', 'MQ-abc-def'))
const authentications = pathsFor('member').filter((path) => path.includes('/reauthenticate'))

/** Pages of members with their headings. */
const titles = {
  '/account': 'Γεια σας, Μαρία',
  '/account/2fa': 'Επαλήθευση δύο βημάτων',
  '/account/email': 'Διευθύνσεις e-mail',
  '/account/sessions': 'Συσκευές',
  '/account/password/change': 'Κωδικός πρόσβασης',
  '/account/providers': 'Άλλοι λογαριασμοί',
  '/account/2fa/webauthn': 'Κλειδιά πρόσβασης',
  '/account/2fa/webauthn/add': 'Νέο κλειδί πρόσβασης',
  '/account/2fa/totp/activate': 'Ενεργοποίηση εφαρμογής κωδικών',
  '/account/2fa/totp/deactivate': 'Απενεργοποίηση εφαρμογής κωδικών',
  '/account/2fa/recovery-codes': 'Κωδικοί ανάκτησης',
  '/account/2fa/recovery-codes/generate': 'Νέοι κωδικοί ανάκτησης',
}

/** Records every h1 that a page shows from its start on, even briefly. */
async function seenTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenTitles: seen })
    const look = () => {
      for (const title of document.querySelectorAll('h1')) seen.add(title.textContent ?? '')
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  return () =>
    page.evaluate(() => [...(window as unknown as { seenTitles: Set<string> }).seenTitles])
}

test('member pages redirect guests home, no requests (R100–R114, R118, R119)', {
  tag: '@smoke',
}, async ({ page }) => {
  const ofAnAccount = /^\/api\/(_allauth\/app\/v1\/account|user|orders|cart|notification)/
  const calls = recordPaths(page, ofAnAccount)
  for (const path of pathsFor('member')) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page).toHaveURL(home)
      await expect(accountMenu(page)).toHaveCount(0)
    })
  }
  expect(calls).toEqual([])
})

test('sign-in pages are open to guests (R074, R075, R077, R078, R082, R117)', async ({ page }) => {
  for (const path of ['login', 'login/code', 'signup', 'signup/passkey', 'password/reset']) {
    await page.goto(`/account/${path}`)
    await expect(main(page).getByRole('textbox').first()).toBeVisible()
    await expect(page).toHaveURL(`/account/${path}`)
  }
})

test('sign-in pages redirect members home (R074–R080, R082, R083)', async ({ page }) => {
  await signIn(page, customer)
  for (const path of pathsFor('guest')) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page).toHaveURL(home)
    })
  }
})

test('a member who opens a sign-in page goes to next, is told why and can sign out (R074, R083)', async ({
  page,
}) => {
  await signIn(page, customer)
  await page.goto('/account/login?next=/account/orders')
  await expect(page).toHaveURL('/account/orders')
  await expect(toast(page, 'Έχετε ήδη συνδεθεί')).toContainText(customer.email)
  await page.goto('/account/password/reset/key/MQ-abc-def')
  await expect(page).toHaveURL(home)
  await toast(page, 'Έχετε ήδη συνδεθεί')
    .getByRole('button', { name: 'Αποσύνδεση και συνέχεια' })
    .click()
  await expect(page).toHaveURL('/account/password/reset/key/MQ-abc-def')
  await expect(toast(page, 'Έχετε ήδη συνδεθεί')).toHaveCount(0)
  expect((await askService(page, 'GET', '/auth/session')).status).toBe(401)
})

test('steps that are not pending redirect home (R065–R071, R081)', async ({ page }) => {
  const steps = pathsFor('pendingFlow')
  for (const path of steps) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page, `${path} as a guest`).toHaveURL(home)
  }
  await signIn(page, customer)
  for (const path of [...steps, ...authentications]) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page, `${path} as a member`).toHaveURL(home)
  }
})

test('a pending step opens, others redirect to it (R065, R067, R116)', async ({ page }) => {
  const person = { email: 'twofactor@example.gr', password: demoPassword }
  expect((await askService(page, 'POST', '/auth/login', person)).status).toBe(401)
  const step = (type: string) => `/account/2fa/authenticate/${type}`
  for (const type of ['totp', 'recovery-codes']) {
    await page.goto(step(type))
    await expect(main(page).getByRole('textbox')).toBeVisible()
    await expect(accountMenu(page)).toHaveCount(0)
    await expect(page).toHaveURL(step(type))
  }
  for (const other of [step('webauthn'), '/account/login/code/confirm']) {
    await page.goto(other)
    await expect(page).toHaveURL(step('totp'))
  }
})

test('own pages have titles (R043, R044, R046, R053, R055, R056, R059–R064)', async ({ page }) => {
  await signIn(page, customer)
  const seen = await seenTitles(page)
  for (const [path, title] of Object.entries(titles)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectHeading(page, [title])
      await page.reload()
      await expectHeading(page, [title])
      await expect(accountMenu(page).or(wayUp(page)).first()).toBeVisible()
      await expect(page).toHaveURL(path)
      expect(await seen()).toEqual([title])
    })
  }
})
