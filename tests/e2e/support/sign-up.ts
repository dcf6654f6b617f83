import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { codeTo } from './outbox'
import { openQuietPage } from './quiet-page'

/** Somebody with an account of their own, so that tests do not disturb one another. */
export interface Person {
  email: string
  password: string
}

const base = '/api/_allauth/app/v1'

interface Asked {
  status: number
  body: unknown
}

/** Asks the sign-in service from the page, with the cookies of its browser, as the site would. */
export async function askService(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown = {},
): Promise<Asked> {
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

/** Somebody nobody has heard of. */
export function newPerson(): Person {
  const mark = randomUUID().slice(0, 8)
  return { email: `anna-${mark}@example.gr`, password: `τρία καλά βιβλία ${mark}` }
}

/** Makes an account with a verified address; the browser of the page is signed in afterwards. */
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

/** Signs somebody in who has no second factor. */
export async function signIn(page: Page, person: Person): Promise<void> {
  expect((await askService(page, 'POST', '/auth/login', person)).status).toBe(200)
}
