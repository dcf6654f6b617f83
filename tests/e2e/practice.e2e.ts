import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { overflowing } from './support/fitting'
import { accountMenu, button, expectHeading, heading, main } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { recordTroubles, settled } from './support/page-state'
import { lessonPath } from './support/public-pages'
import { signUp } from './support/sign-in'
import { expectCached } from './support/worker-caches'

/** A lesson of the seed with two questions of its author. */
const lesson = 1
const day = 86_400_000

const questions = (page: Page) => main(page).getByRole('region', { name: 'Το θυμάστε;' })
const due = (page: Page) => main(page).getByRole('article').getByRole('heading')
const dueLink = (page: Page) => main(page).getByRole('link', { name: /^Για σήμερα: \d κάρτ/ })

/** The device's clock; it stands still. */
const setDay = (page: Page, daysAhead: number) =>
  page.clock.setFixedTime(Date.now() + daysAhead * day)

/** Keeps the cards of a lesson without answering any. */
async function keepCards(page: Page, postId = lesson): Promise<void> {
  await page.goto(await lessonPath(postId))
  await main(page).getByRole('heading', { name: 'Το θυμάστε;' }).scrollIntoViewIfNeeded()
  await button(page, 'Κρατήστε τις κάρτες').click()
  await expect(questions(page).getByRole('link', { name: 'Στην επανάληψη' })).toBeVisible()
}

async function answer(page: Page, answered: string): Promise<void> {
  await button(page, 'Δείτε την απάντηση').click()
  await button(page, answered).click()
}

test('what a lesson taught is asked again the next day (R375, R376, R377, R378, R383)', {
  tag: '@smoke',
}, async ({ page, isMobile }) => {
  const troubles = recordTroubles(page)
  await setDay(page, 0)
  await page.goto(await lessonPath(lesson))
  const [first, last] = [
    questions(page).locator('details').first(),
    questions(page).locator('details').last(),
  ]
  await expect(questions(page).locator('details')).toHaveCount(3)
  await expect(first.getByText('Ξεχνάμε γρήγορα στην αρχή')).toBeHidden()
  await first.locator('summary').click()
  await expect(first.getByText('Ξεχνάμε γρήγορα στην αρχή')).toBeVisible()
  await first.getByRole('button', { name: 'Το θυμήθηκα' }).click()
  await expect(first.getByRole('status')).toHaveText('Θα σας το ξαναρωτήσουμε αύριο.')
  await expect(first.getByRole('status')).toBeFocused()
  await last.locator('summary').click()
  await expect(last.locator('summary')).toContainText('Ποια ήταν η βασική ιδέα')
  await last.getByRole('button', { name: 'Όχι ακόμη' }).click()

  await page.goto(publicPaths.practice)
  await expect(main(page).getByText('Τελειώσατε για σήμερα')).toBeVisible()
  await expect(main(page).getByText('Οι επόμενες κάρτες έρχονται αύριο: 2 κάρτες.')).toBeVisible()

  await setDay(page, 1)
  await page.goto(publicPaths.index)
  await expect(dueLink(page)).toHaveText('Για σήμερα: 2 κάρτες')
  expect(await layoutShift(page)).toBeLessThan(0.01)
  const banner = page.getByRole('banner')
  if (isMobile) await banner.locator('summary').click()
  await banner.getByRole('link', { name: 'Για σήμερα: 2 κάρτες' }).click()
  await expect(page).toHaveURL(publicPaths.practice)

  // By keyboard alone.
  await expect(due(page)).toContainText('Ποια δύο πράγματα για τη λήθη')
  await button(page, 'Δείτε την απάντηση').focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('article').getByText('Ξεχνάμε γρήγορα')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Το θυμήθηκα')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(due(page)).toContainText('Ποια ήταν η βασική ιδέα')
  await expect(due(page)).toBeFocused()
  const status = main(page).getByRole('region', { name: 'Για σήμερα' }).getByRole('status')
  await expect(status).toContainText('Ωραία. Θα τη δείτε ξανά σε 7 ημέρες.')
  await expect(status).toContainText('Απομένει 1 κάρτα')
  await answer(page, 'Το θυμήθηκα')
  await expect(main(page).getByText('Τελειώσατε για σήμερα')).toBeVisible()

  await page.goto(publicPaths.index)
  await settled(page)
  await expect(page.getByRole('link', { name: /^Για σήμερα: / })).toHaveCount(0)
  expect(troubles).toEqual([])
})

test('the week shows what was done and what comes, without blame (R379)', async ({ page }) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await answer(page, 'Το θυμήθηκα')
  const past = main(page).getByRole('list', { name: 'Οι τελευταίες επτά ημέρες' })
  const coming = main(page).getByRole('list', { name: 'Οι επόμενες επτά ημέρες' })
  await expect(past.getByRole('listitem')).toHaveCount(7)
  await expect(past.getByRole('listitem').last()).toContainText('1 απάντηση, 2 κάρτες')
  await expect(past.getByText('Ελεύθερη ημέρα')).toHaveCount(6)
  await expect(coming.getByRole('listitem').first()).toContainText('1 κάρτα')
})

test('reminders are saved for the calendar (R380)', async ({ page }) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await answer(page, 'Όχι ακόμη')
  await main(page).getByLabel('Ώρα').selectOption('08:00')
  const download = page.waitForEvent('download')
  await button(page, 'Λήψη υπενθυμίσεων').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('υπενθυμίσεις.ics')
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')))
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(event?.summary).toBe('Επανάληψη: 3 κάρτες')
  expect(String(event?.startDate)).toMatch(/T08:00:00$/)
})

test('a saved file brings everything back to an emptied device (R381)', async ({ page }) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await answer(page, 'Το θυμήθηκα')
  await expect(due(page)).toBeVisible()
  const before = await page.evaluate(() => localStorage.getItem('recall-cards-guest'))
  const download = page.waitForEvent('download')
  await button(page, 'Αποθήκευση σε αρχείο').click()
  const path = await (await download).path()

  await button(page, 'Διαγραφή όλων').click()
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()
  await expect(button(page, 'Αναίρεση')).toBeFocused()
  await button(page, 'Αναίρεση').click()
  await expect(due(page)).toBeVisible()
  await button(page, 'Διαγραφή όλων').click()
  await page.reload()
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()

  const input = main(page).locator('input[type=file]')
  await input.setInputFiles({
    name: 'foto.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await expect(main(page).getByRole('alert')).toContainText('Δεν άλλαξε τίποτα')
  await input.setInputFiles(path)
  await expect(main(page).getByText('Το αρχείο διαβάστηκε. Κρατάτε 3 κάρτες.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('recall-cards-guest'))).toBe(before)
})

test('two tabs keep the answers of both (R382)', async ({ page, context }) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  const other = await context.newPage()
  await other.goto(publicPaths.practice)
  await expect(due(other)).toBeVisible()
  await answer(page, 'Το θυμήθηκα')
  const left = (tab: Page) => main(tab).getByText(/^Απομέν/)
  await expect(left(other)).toHaveText('Απομένουν 2 κάρτες')
  await answer(other, 'Όχι ακόμη')
  for (const tab of [page, other]) await expect(left(tab)).toHaveText('Απομένει 1 κάρτα')
})

test('each person on a device has their own cards (R382)', async ({ page }) => {
  await keepCards(page)
  await signUp(page)
  await page.goto(publicPaths.practice)
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()
  await button(page, 'Είναι δικά μου').click()
  await expect(main(page).getByText('Απομένουν 3 κάρτες')).toBeVisible()
  await page.goto('/account')
  await accountMenu(page).getByRole('button', { name: 'Αποσύνδεση' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(publicPaths.practice)
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()
})

test('a kept lesson is removed, and that taken back', async ({ page }) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  const kept = main(page).getByRole('region', { name: 'Μαθήματα που κρατάτε' })
  await kept.getByRole('button', { name: /^Αφαίρεση: / }).click()
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()
  await kept.getByRole('button', { name: 'Αναίρεση' }).click()
  await expect(due(page)).toBeVisible()
})

test('is accessible with cards, with an open answer and when done (R378)', async ({
  page,
  isMobile,
}) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await button(page, 'Δείτε την απάντηση').click()
  const expectFine = isMobile ? expectAccessibleOnNarrowScreen : expectAccessibleInBothModes
  await expectFine(page)
  expect(await overflowing(page)).toEqual([])
  await button(page, 'Διαγραφή όλων').click()
  await expect(button(page, 'Αναίρεση')).toBeVisible()
  await expectFine(page)
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a visited page asks what is due (R378)', async ({ page, context }) => {
    await keepCards(page)
    await page.goto(publicPaths.practice)
    await expect(due(page)).toBeVisible()
    await expectCached(page, publicPaths.practice)
    await settled(page)
    await context.setOffline(true)
    await page.goto(publicPaths.practice)
    await answer(page, 'Το θυμήθηκα')
    await expect(main(page).getByText('Απομένουν 2 κάρτες')).toBeVisible()
    await page.reload()
    await expect(main(page).getByText('Απομένουν 2 κάρτες')).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto(publicPaths.practice)
    await expectHeading(page, 'Επανάληψη')
    await expect(heading(page)).toBeVisible()
    // Playwright's text locators ignore the content of noscript.
    expect(await main(page).innerText()).toContain('Η επανάληψη χρειάζεται JavaScript.')
  })
})
