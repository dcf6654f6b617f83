import { expect, type Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { heading, main } from './support/locators'
import { test } from './support/own-servers'
import { pageHydrated, settled } from './support/page-state'
import { addressOf, pageNames } from './support/public-pages'
import { holdScripts } from './support/requests'
import { signUp } from './support/sign-in'
import {
  expectTranslated,
  expectWhole,
  openAbout,
  recordFailures,
  translatePages,
} from './support/translate-page'

/** Member pages without parameters; those of a second step send a member elsewhere. */
const memberPaths = Object.values(accountRoutes)
  .filter(({ access, pattern }) => access === 'member' && !/\{|authenticate/.test(pattern))
  .map(({ pattern }) => pattern)

const guestPaths = Object.values(accountRoutes)
  .filter(({ access, pattern }) => access === 'guest' && !pattern.includes('{'))
  .map(({ pattern }) => pattern)

/** Opens a page in translation, types into its fields and opens what can be opened. */
async function openAndUse(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
  await expectTranslated(page)
  await expect(heading(page)).toContainText('°')
  for (const box of await main(page).getByRole('textbox').all()) {
    if (await box.isEditable()) await box.fill('1')
    await box.blur()
  }
  for (const part of await main(page).locator('details:not([open]) > summary').all()) {
    if (await part.isVisible()) await part.click()
  }
  const submit = main(page).locator('button[type=submit]')
  if (await submit.first().isVisible()) await submit.first().click()
}

for (const [who, paths] of [
  ['visitor', async () => [...(await Promise.all(pageNames.map(addressOf))), ...guestPaths]],
  ['member', async () => [...memberPaths, publicPaths.cart, '/account/orders/999999']],
] as const) {
  test(`every kind of page works in translation: ${who} (R362)`, async ({ page, servers }) => {
    if (who === 'member') await signUp(page, servers.upstream)
    const failures = recordFailures(page)
    await translatePages(page, { mark: '°' })
    for (const path of await paths()) {
      await openAndUse(page, path)
      await expectWhole(page, failures)
    }
  })
}

test('a page translated before its scripts start works (R362)', async ({ page }) => {
  const failures = recordFailures(page)
  await translatePages(page, { mark: '°', begins: 'DOMContentLoaded' })
  for (const name of ['home', 'products', 'product', 'lesson', 'terms', 'contact'] as const) {
    const release = await holdScripts(page)
    await page.goto(await addressOf(name), { waitUntil: 'domcontentloaded' })
    await expect(heading(page)).toContainText('°')
    release()
    await pageHydrated(page)
    await settled(page)
    await expect(heading(page)).toContainText('°')
    await expectWhole(page, failures)
    await openAbout(page)
    await expect(heading(page)).toContainText('°')
    await expectWhole(page, failures)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
