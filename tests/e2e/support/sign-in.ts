import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { button, expectHeading, field } from './locators'
import { codeTo } from './outbox'
import { openQuietPage } from './page-state'

/** The password of the accounts that the emulator starts with. */
export const demoPassword = 'mikromathisi-2026'

/** The accounts of the seed that most tests use. */
export const customer = { email: 'customer@example.gr', password: demoPassword }
export const superuser = { email: 'superuser@example.gr', password: demoPassword }

/** Signs in with e-mail and password by the form of the open page. */
export async function signInByForm(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Κωδικός πρόσβασης').fill(password)
  await button(page, 'Σύνδεση').click()
}

/** Resets the accounts of the servers and signs in by the form. */
export async function signInAnew(
  page: Page,
  servers: { resetAccounts: () => Promise<void> },
): Promise<void> {
  await servers.resetAccounts()
  await page.goto('/account/login')
  await signInByForm(page, customer.email)
  await expect(page).toHaveURL(/\/account$/)
}

/** Fills in the sign-up form of the open page and sends it. */
export async function fillSignup(
  page: Page,
  email: string,
  password: string,
  repetition = password,
): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Κωδικός πρόσβασης').fill(password)
  await field(page, 'Ο κωδικός πρόσβασης ξανά').fill(repetition)
  await button(page, 'Δημιουργία λογαριασμού').click()
}

/** Fills in the form of a new password and sends it. */
export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await field(page, 'Νέος κωδικός πρόσβασης').fill(password)
  await field(page, 'Ο νέος κωδικός πρόσβασης ξανά').fill(password)
  await button(page, 'Αποθήκευση κωδικού').click()
}

/** An account. */
export interface Person {
  email: string
  password: string
}

const base = '/api/_allauth/app/v1'

interface ServiceAnswer {
  status: number
  body: unknown
}

/** Calls the sign-in service from the page, with the cookies of its browser. */
export async function askService(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown = {},
): Promise<ServiceAnswer> {
  if (page.url() === 'about:blank') await openQuietPage(page)
  return page.evaluate(
    async ({ method, url, body }) => {
      const answer = await fetch(url, {
        method,
        headers: { 'content-type': 'application/json', 'x-requested-by': 'storefront' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    },
    { method, url: base + path, body },
  )
}

/** An account for one test, not yet created. */
export function newPerson(): Person {
  const mark = randomUUID().slice(0, 8)
  return { email: `anna-${mark}@example.gr`, password: `τρία καλά βιβλία ${mark}` }
}

/** Creates an account with a verified address; the page's browser is signed in afterwards. */
export async function signUp(page: Page, upstream?: string): Promise<Person> {
  const person = newPerson()
  const { email } = person
  expect((await askService(page, 'POST', '/auth/signup', person)).status).toBe(401)
  const key = await codeTo(email, 0, upstream)
  const verified = await askService(page, 'POST', '/auth/email/verify', { key })
  expect(verified, JSON.stringify(verified.body)).toMatchObject({ status: 200 })
  return person
}

/**
 * Creates an account that only this test mails to, and signs out. Tests run in parallel with one
 * emulator: the newest mail to an account of the seed may hold the code of another test's session.
 */
export async function newAccount(page: Page): Promise<Person> {
  await openQuietPage(page)
  const person = await signUp(page)
  await askService(page, 'DELETE', '/auth/session')
  return person
}

/** Signs in by the API, without a page; for accounts without a second factor. */
export async function signIn(page: Page, person: Person): Promise<void> {
  expect((await askService(page, 'POST', '/auth/login', person)).status).toBe(200)
}

/** Signs a person in on another device. */
export async function signInElsewhere(
  browser: Browser,
  person: Person,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage(options)
  await signIn(page, person)
  return page
}

const sessions = z.object({ data: z.array(z.object({ id: z.number(), is_current: z.boolean() })) })

/** Ends all other sessions of the person who is signed in on a page. */
export async function endOtherSessions(page: Page): Promise<void> {
  const { body } = await askService(page, 'GET', '/auth/sessions')
  const others = sessions.parse(body).data.filter(({ is_current }) => !is_current)
  const ids = others.map(({ id }) => id)
  expect((await askService(page, 'DELETE', '/auth/sessions', { sessions: ids })).status).toBe(200)
}

/** Types the code of a mail where a sign-up waits for it. */
export async function confirmAddress(page: Page, code: string): Promise<void> {
  await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
  await field(page, 'Κωδικός από το e-mail').fill(code)
  await button(page, 'Επιβεβαίωση').click()
}
