import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import * as z from 'zod'
import { button, field } from './locators'
import { type OwnServers, test as withServers } from './own-servers'
import { askService, type Person, signInByForm, signUp } from './sign-in'

/** Clock of the worker's emulator: starts hours late, moves only forward, at most up to now. */
export interface EmulatorTime {
  /** Moves the clock past the five minutes that an authentication is recent. */
  letAuthenticationsAge: () => Promise<void>
  /** The current code of an app with a secret; each call returns a new one. */
  codeOf: (secret: string) => Promise<string>
}

/** A new member with a TOTP app, signed in on the page of the test. */
type MemberWithApp = Person & { secret: string }

/** More than all tests of a worker advance it: the browser compares ages with its own clock. */
const lateAtFirst = 6 * 3_600_000
const reauthenticationHolds = 300_000
const codeHolds = 30_000

/** End-to-end tests with separate servers and clock: codes work once, authentications expire. */
export const test = withServers.extend<{ member: MemberWithApp }, { time: EmulatorTime }>({
  time: [
    async ({ servers }, use) => {
      await servers.setClock(-lateAtFirst)
      await use(timeOf(servers))
    },
    { scope: 'worker' },
  ],
  member: async ({ page, servers, time }, use) => {
    // Another test of the worker may have set the clock to now.
    if ((await servers.clock()) > -lateAtFirst / 2) await servers.setClock(-lateAtFirst)
    await use(await signUpWithApp(page, servers, time))
  },
})

function timeOf({ clock, setClock }: OwnServers): EmulatorTime {
  // Other tests of the worker advance the clock, too.
  const forward = async (milliseconds: number) => {
    const offset = (await clock()) + milliseconds
    await setClock(offset)
    return offset
  }
  return {
    letAuthenticationsAge: async () => void (await forward(reauthenticationHolds + 1000)),
    codeOf: async (secret) => {
      // Start of the next time step, so that the code does not expire while it is typed.
      const now = Date.now() + (await clock())
      const offset = await forward(codeHolds - (now % codeHolds) + 500)
      return new TOTP({ secret }).generate({ timestamp: Date.now() + offset })
    },
  }
}

const newApp = z.object({ meta: z.object({ secret: z.string() }) })

async function signUpWithApp(
  page: Page,
  servers: OwnServers,
  time: EmulatorTime,
): Promise<MemberWithApp> {
  const person = await signUp(page, servers.upstream)
  await reauthenticate(page, person)
  const path = '/account/authenticators/totp'
  const { secret } = newApp.parse((await askService(page, 'GET', path)).body).meta
  const code = await time.codeOf(secret)
  expect((await askService(page, 'POST', path, { code })).status).toBe(200)
  return { ...person, secret }
}

/** Authenticates by password, which the service requires before the first factor is added. */
export async function reauthenticate(page: Page, { password }: Person): Promise<void> {
  const reauthentication = await askService(page, 'POST', '/auth/reauthenticate', { password })
  expect(reauthentication.status).toBe(200)
}

/** Sends the form of a reauthentication by password. */
export async function confirmPassword(page: Page, password: string): Promise<void> {
  await field(page, 'Κωδικός πρόσβασης').fill(password)
  await button(page, 'Επιβεβαίωση').click()
}

/** Signs in by the form, up to the second factor. */
export async function passFirstStep(page: Page, { email, password }: Person, next = '') {
  // A response that is still pending would sign the person in again.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(`/account/login${next && `?next=${next}`}`)
  await signInByForm(page, email, password)
}
