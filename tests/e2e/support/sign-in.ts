import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { codeTo } from './outbox'
import { openQuietPage } from './page-state'

/** The password of the accounts that the emulator starts with. */
export const demoPassword = 'mikromathisi-2026'

const main = (page: Page) => page.getByRole('main')

/** The field of a screen by its label. */
export function field(page: Page, label: string) {
  return main(page).getByLabel(label, { exact: true })
}

/** A button of a screen. */
export function button(page: Page, name: string) {
  return main(page).getByRole('button', { name, exact: true })
}

/** The only h1, once it says what is expected. */
export async function expectHeading(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
}

/** Opens a sign-in page and waits until it can be used. */
export async function openWay(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expectHeading(page, heading)
}

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

/** An account for one test, so that tests do not disturb one another. */
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

/** A new address and password. */
export function newPerson(): Person {
  const mark = randomUUID().slice(0, 8)
  return { email: `anna-${mark}@example.gr`, password: `τρία καλά βιβλία ${mark}` }
}

/** Creates an account with a verified address; the page's browser is signed in afterwards. */
export async function signUp(
  page: Page,
  person: Person = newPerson(),
  emulator?: string,
): Promise<Person> {
  const { email } = person
  expect((await askService(page, 'POST', '/auth/signup', person)).status).toBe(401)
  const key = await codeTo(page.request, email, 0, emulator)
  const verified = await askService(page, 'POST', '/auth/email/verify', { key })
  expect(verified, JSON.stringify(verified.body)).toMatchObject({ status: 200 })
  return person
}

/** Signs in by the API, without a page; for accounts without a second factor. */
export async function signIn(page: Page, person: Person): Promise<void> {
  expect((await askService(page, 'POST', '/auth/login', person)).status).toBe(200)
}

/** Types the code of a mail where a sign-up waits for it. */
export async function confirmAddress(page: Page, code: string): Promise<void> {
  await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
  await field(page, 'Κωδικός από το e-mail').fill(code)
  await button(page, 'Επιβεβαίωση').click()
}
