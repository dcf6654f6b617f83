import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import * as z from 'zod'
import { type OwnServers, test as withServers } from './own-servers'
import { askService, newPerson, type Person, signUp } from './sign-in'

/** The time of an emulator of one's own. It starts an hour late, and only goes forward. */
export interface Hours {
  /** Lets more than the five minutes go by that a proof holds. */
  letAuthenticationsAge: () => Promise<void>
  /** The code that an app with a secret shows now; each call is another one. */
  codeOf: (secret: string) => Promise<string>
}

const hour = 3_600_000
const reauthenticationHolds = 300_000
const codeHolds = 30_000

/** End-to-end tests with servers and a clock of their own: codes serve once, and proofs grow old. */
export const test = withServers.extend<{ baseURL: string }, { hours: Hours }>({
  baseURL: async ({ servers }, use) => use(servers.site),
  hours: [
    async ({ servers }, use) => {
      await servers.setClock(-hour)
      await use(hoursOf(servers))
    },
    { scope: 'worker' },
  ],
})

function hoursOf({ clock, setClock }: OwnServers): Hours {
  // Other end-to-end tests of the same worker move the clock, too.
  const forward = async (milliseconds: number) => {
    const offset = (await clock()) + milliseconds
    await setClock(offset)
    return offset
  }
  return {
    letAuthenticationsAge: async () => void (await forward(reauthenticationHolds + 1000)),
    codeOf: async (secret) => {
      // The beginning of the next span, so that none ends while the code is being typed.
      const now = Date.now() + (await clock())
      const offset = await forward(codeHolds - (now % codeHolds) + 500)
      return new TOTP({ secret }).generate({ timestamp: Date.now() + offset })
    },
  }
}

const newApp = z.object({ meta: z.object({ secret: z.string() }) })

/** Somebody with an account of their own and an app that shows codes, signed in on the page. */
export async function signUpWithApp(
  page: Page,
  servers: OwnServers,
  hours: Hours,
): Promise<Person & { secret: string }> {
  const person = await signUp(page, newPerson(), servers.upstream)
  await proveAgain(page, person)
  const path = '/account/authenticators/totp'
  const { secret } = newApp.parse((await askService(page, 'GET', path)).body).meta
  const code = await hours.codeOf(secret)
  expect((await askService(page, 'POST', path, { code })).status).toBe(200)
  return { ...person, secret }
}

/** The mail's code of a sign-up is no proof that the service asks for. */
export async function proveAgain(page: Page, { password }: Person): Promise<void> {
  const reauthentication = await askService(page, 'POST', '/auth/reauthenticate', { password })
  expect(reauthentication.status).toBe(200)
}

/** Fills in the sign-in form, with e-mail and password, as far as the second step. */
export async function passFirstStep(page: Page, { email, password }: Person, next = '') {
  // An answer that is still on its way would sign the person in again.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(`/account/login${next && `?next=${next}`}`)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση', exact: true }).click()
}
