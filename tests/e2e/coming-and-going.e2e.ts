import { expect, type Locator, type Page } from '@playwright/test'
import type { LineFault } from '../support/fault-proxy'
import { runSize } from '../support/long-run'
import { fillAddress } from './support/checkout-form'
import { navigateTo } from './support/keyboard'
import { heading, main } from './support/locators'
import { type OwnServers, test } from './support/own-servers'
import { openQuietPage, settled } from './support/page-state'
import { customer, signIn } from './support/sign-in'
import { unreachable } from './support/texts'

/** Duration of each outage, and of each time without a fault, in ms. */
const turnMs = 2_000
const absences: readonly LineFault[] = ['refuse', 'status 500', 'reset', 'garbage', 'half-open']

/** Says that nothing was loaded or stored, or that it is not known whether a change was made. */
const notice = (page: Page) =>
  main(page)
    .getByText(unreachable)
    .or(main(page).getByText('Δεν ξέρουμε αν έγινε', { exact: true }))
    .filter({ visible: true })
const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Ειδοποιήσεις/ }).getByRole('listitem')
const mark = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Πρόβλημα σύνδεσης' })
const list = (page: Page, name: string) => main(page).getByRole('list', { name })
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).first().click()
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Breaks and restores the API, with another fault each time. */
async function goAndCome(servers: OwnServers, page: Page): Promise<void> {
  for (const absence of absences.slice(0, runSize(3, absences.length))) {
    await servers.suffer(absence)
    await page.waitForTimeout(turnMs)
    await servers.mend()
    await page.waitForTimeout(turnMs)
  }
}

/** The page shows what was requested or one notice, and is never empty. */
async function expectContentOrNotice(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.or(notice(page)).first()).toBeVisible()
  await expect(heading(page)).toBeVisible()
  expect(await notice(page).count()).toBeLessThanOrEqual(1)
  await expect(toasts(page).filter({ hasText: unreachable })).toHaveCount(0)
}

/** Counts the requests of a page to each address of the API, from now on. */
function countOf(page: Page, method: 'GET' | 'POST'): Map<string, number> {
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const url = request.url()
    if (request.method() !== method || !new URL(url).pathname.startsWith('/api/')) return
    counts.set(url, (counts.get(url) ?? 0) + 1)
  })
  return counts
}

const lists = [
  { path: '/account/orders', name: 'Οι παραγγελίες σας' },
  { path: '/account/addresses', name: 'Οι διευθύνσεις σας' },
] as const

/** Opens one list after the other until it is over; each requests an address at most twice. */
async function readOn(page: Page, isOver: () => boolean): Promise<void> {
  for (let step = 0; !isOver(); step += 1) {
    const { path, name } = lists[step % 2 === 0 ? 0 : 1]
    // Requests of the previous page do not count.
    await page.goto(path, { waitUntil: 'commit' })
    const asked = countOf(page, 'GET')
    await expectContentOrNotice(page, list(page, name))
    for (const [url, count] of asked) expect(count, url).toBeLessThanOrEqual(2)
  }
}

/** Opens the form of a new address, which loads two lists. */
async function openForm(page: Page): Promise<void> {
  const regions = main(page).locator('option', { hasText: 'Αττική' })
  const again = main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' })
  await navigateTo(page, '/account/addresses/new')
  await expectContentOrNotice(page, main(page).locator('form'))
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(regions).toBeAttached({ timeout: 1_000 })
  }).toPass()
}

/** Creates one address after the other until it is over; returns how often the button was pressed. */
async function writeOn(page: Page, isOver: () => boolean): Promise<number> {
  const saved = page.getByRole('heading', { level: 1, name: 'Διευθύνσεις' })
  const save = main(page).getByRole('button', { name: 'Αποθήκευση διεύθυνσης' })
  let presses = 0
  for (let count = 1; !isOver(); count += 1) {
    await openForm(page)
    await fillAddress(page, `Σπίτι ${count}`)
    while (await save.isVisible()) {
      await save.click()
      presses += 1
      await expect(main(page).locator('form [aria-busy]')).toHaveCount(0)
      await expectContentOrNotice(page, saved)
    }
  }
  return presses
}

test('reading and writing continue through repeated outages of the API (R320)', async ({
  page,
  context,
  servers,
}) => {
  await openQuietPage(page)
  await signIn(page, customer)
  const reader = await context.newPage()
  for (const tab of [page, reader]) {
    await tab.goto('/account/help')
    await settled(tab)
  }
  const posts = countOf(page, 'POST')
  let isOver = false
  await servers.suffer('refuse')
  await lookAgain(reader)
  await expect(mark(reader)).toBeVisible()
  const going = goAndCome(servers, page).then(() => {
    isOver = true
  })
  const [presses] = await Promise.all([
    writeOn(page, () => isOver),
    readOn(reader, () => isOver),
    going,
  ])

  await expect(async () => {
    await navigateTo(reader, '/account/orders')
    if (await notice(reader).isVisible()) await press(reader, 'Δοκιμάστε ξανά')
    await expect(list(reader, 'Οι παραγγελίες σας')).toBeVisible({ timeout: 1_000 })
    await expect(notice(reader)).toHaveCount(0)
  }).toPass()
  await lookAgain(reader)
  await expect(mark(reader)).toHaveCount(0)

  expect(posts.get(`${servers.site}/api/user/addresses`)).toBe(presses)
})
