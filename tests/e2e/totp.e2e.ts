import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { heading, main } from './support/locators'
import { passFirstStep, reauthenticate } from './support/second-factor'
import { askService, signUp } from './support/sign-in'

const path = '/account/authenticators/totp'
const newApp = z.object({ meta: z.object({ secret: z.string() }) })
const spanMs = 30_000

/** The code of the next time step, once that step has begun. */
async function nextCode(secret: string): Promise<string> {
  await wait(spanMs - (Date.now() % spanMs) + 500)
  return new TOTP({ secret }).generate()
}

// Uses the real clock: the real service has no other that end-to-end tests could share.
test('a newly added app completes a sign-in by password (R065, R286)', { tag: '@real' }, async ({
  page,
}) => {
  const person = await signUp(page)
  await reauthenticate(page, person)
  const { secret } = z.parse(newApp, (await askService(page, 'GET', path)).body).meta
  const code = await nextCode(secret)
  expect((await askService(page, 'POST', path, { code })).status).toBe(200)
  await passFirstStep(page, person)
  await expect(page).toHaveURL(/:\d+\/account\/2fa\/authenticate\/totp/)
  await page
    .getByRole('main')
    .getByLabel('Κωδικός 6 ψηφίων')
    .fill(await nextCode(secret))
  await main(page).getByRole('button', { name: 'Επιβεβαίωση' }).click()
  await expect(page).toHaveURL(/:\d+\/account$/)
  await expect(heading(page)).toContainText('Γεια σας')
})
