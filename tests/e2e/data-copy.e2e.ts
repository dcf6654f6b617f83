import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { setControl } from './support/environment'
import { button, expectHeading, main, openPage } from './support/locators'
import { newestTo, pathOf } from './support/outbox'
import { test } from './support/own-servers'
import { signInByForm, signUp } from './support/sign-in'

const dataPage = accountRoutes['account-privacy'].pattern
const title = 'Τα δεδομένα σας'

/** Text of the file that a press saves. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await press()
  return readFile(await (await coming).path(), 'utf8')
}

test.afterEach(({ servers }) =>
  setControl('worker', { delayMs: 2_000, failsExports: false }, servers.upstream),
)

test('a member asks for a copy, and fetches it later by the mail’s link (R452, R453)', {
  tag: '@smoke',
}, async ({ page, browser, servers }) => {
  await setControl('worker', { delayMs: null }, servers.upstream)
  const person = await signUp(page, servers.upstream)
  const { id: before } = await newestTo(person.email, 0, servers.upstream)
  await openPage(page, dataPage, title)
  await button(page, 'Ζητήστε αντίγραφο').click()
  await expect(main(page)).toContainText('Το αντίγραφο ετοιμάζεται')
  await expectAccessibleInBothModes(page)
  await page.goto('/contact')
  await setControl('worker/run', {}, servers.upstream)
  const link = pathOf(await newestTo(person.email, before, servers.upstream))
  await page.context().clearCookies()

  await page.goto(link)
  await expectHeading(page, 'Σύνδεση')
  await signInByForm(page, person.email, person.password)
  await expectHeading(page, title)
  await expect(main(page)).toContainText('είναι έτοιμο')
  await expect(page).toHaveURL(`${servers.site}${dataPage}`)
  const text = await savedBy(page, () => button(page, 'Λήψη αντιγράφου').click())
  expect(JSON.parse(text)).toMatchObject({ profile: { email: person.email } })
  await expectAccessibleOnNarrowScreen(page)

  const other = await browser.newPage({ baseURL: servers.site })
  const stranger = await signUp(other, servers.upstream)
  await other.goto(link)
  await expect(main(other)).toContainText(`Έχετε συνδεθεί ως ${stranger.email}`)
  await expect(button(other, 'Λήψη αντιγράφου')).toBeHidden()
  expect(await other.content()).not.toContain(person.email)
  await expectAccessibleInBothModes(other)
  await other.close()
})

test('a copy that fails is told, and the next one is saved by itself (R452)', async ({
  page,
  servers,
}) => {
  await setControl('worker', { delayMs: 0, failsExports: true }, servers.upstream)
  const person = await signUp(page, servers.upstream)
  await openPage(page, dataPage, title)
  await button(page, 'Ζητήστε αντίγραφο').click()
  await expect(main(page)).toContainText('δεν έγινε')
  await expectAccessibleInBothModes(page)
  await setControl('worker', { failsExports: false }, servers.upstream)
  const text = await savedBy(page, () => button(page, 'Ζητήστε αντίγραφο').click())
  expect(text).toContain(person.email)
})

test('what only the device keeps is one file (R454)', async ({ page, servers }) => {
  await signUp(page, servers.upstream)
  await openPage(page, dataPage, title)
  const text = await savedBy(page, () => button(page, 'Λήψη από τη συσκευή').click())
  expect(JSON.parse(text)).toMatchObject({ format: 'recall-cards', savedLessons: [] })
})
