import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { animations, clippedTexts, overflowing } from './support/fitting'
import { button, expectHeading, heading, main } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { recordTroubles, settled } from './support/page-state'
import { lessonPath } from './support/public-pages'
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

/** Opens a tool below the cards. */
const unfold = (page: Page, tool: string) =>
  main(page).locator('summary').filter({ hasText: tool }).click()
const ownData = 'Τα δεδομένα σας'

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
  // The former page is in view until the new one has loaded.
  await expectHeading(page, 'Επανάληψη')

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

test('a saved file brings everything back to an emptied device (R381)', async ({ page }) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await answer(page, 'Το θυμήθηκα')
  await expect(due(page)).toBeVisible()
  const before = await page.evaluate(() => localStorage.getItem('recall-cards-guest'))
  await unfold(page, ownData)
  const download = page.waitForEvent('download')
  await button(page, 'Αποθήκευση σε αρχείο').click()
  const path = await (await download).path()

  await button(page, 'Διαγραφή όλων').click()
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()

  await unfold(page, ownData)
  await main(page).locator('input[type=file]').setInputFiles(path)
  await expect(main(page).getByText('Το αρχείο διαβάστηκε. Κρατάτε 3 κάρτες.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('recall-cards-guest'))).toBe(before)
})

test('a file without room for it changes nothing, and answers are stored after it (R381)', async ({
  page,
}) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await unfold(page, ownData)
  const download = page.waitForEvent('download')
  await button(page, 'Αποθήκευση σε αρχείο').click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  const [card] = Object.values<object>(file.practice.cards)
  const cards = Array.from({ length: 30_000 }, (_, at) => [`9-${at}`, card])
  const practice = { ...file.practice, cards: Object.fromEntries(cards) }
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'epanalipsi.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...file, practice })),
    })
  await expect(main(page).getByRole('alert')).toContainText(
    /έχει 30\.000 νέες κάρτες και εδώ χωρούν ακόμη \d[\d.]+\. Δεν άλλαξε τίποτα/,
  )
  await answer(page, 'Το θυμήθηκα')
  await page.reload()
  await expect(main(page).getByText('Απομένουν 2 κάρτες')).toBeVisible()
})

test('cards that the browser deleted are missed, those of a first visit are not', async ({
  page,
}) => {
  const lost = main(page).getByText('Οι κάρτες σας δεν είναι πια εδώ')
  await page.goto(publicPaths.practice)
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()
  await expect(lost).toHaveCount(0)
  await keepCards(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto(publicPaths.practice)
  await expect(lost).toBeVisible()
  await button(page, 'Εντάξει').click()
  await page.reload()
  await expect(main(page).getByText('Δεν κρατάτε ακόμη κάρτες')).toBeVisible()
  await expect(lost).toHaveCount(0)
})

test('a card that was answered under a wrong clock is asked today (R377)', async ({ page }) => {
  await setDay(page, 1620)
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await answer(page, 'Το θυμήθηκα')
  await setDay(page, 0)
  await page.reload()
  await expect(main(page).getByText('Το ρολόι της συσκευής ήταν λάθος')).toBeVisible()
  await expect(main(page).getByText('Απομένουν 3 κάρτες')).toBeVisible()
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

test('the last answer is taken back, also in the view of another tab (R378, R382)', async ({
  page,
  context,
}) => {
  await keepCards(page)
  await page.goto(publicPaths.practice)
  const other = await context.newPage()
  await other.goto(publicPaths.practice)
  const stored = () => page.evaluate(() => localStorage.getItem('recall-cards-guest'))
  const before = await stored()
  const progress = (tab: Page) => main(tab).getByText(/^\d από \d κάρτ/)
  await expect(progress(other)).toHaveText('0 από 3 κάρτες')
  await answer(page, 'Το θυμήθηκα')
  await expect(progress(other)).toHaveText('1 από 3 κάρτες')
  await button(page, 'Αναίρεση').click()
  await expect(main(page).getByRole('article').getByText('Ξεχνάμε γρήγορα')).toBeFocused()
  await expect(button(page, 'Αναίρεση')).toHaveCount(0)
  for (const tab of [page, other]) await expect(progress(tab)).toHaveText('0 από 3 κάρτες')
  expect(await stored()).toBe(before)
})

test('the card turns in place, by keys as well, and not where motion is reduced (R378)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await answer(page, 'Το θυμήθηκα')
  await expect(due(page)).toBeFocused()
  const card = main(page).getByRole('article')
  const { height } = (await card.boundingBox()) ?? { height: 0 }
  await page.keyboard.press('Space')
  expect(await animations(page)).toEqual([])
  await expect(button(page, 'Το θυμήθηκα')).toBeVisible()
  await expect(card.locator(':text("Δείτε την απάντηση")')).toBeHidden()
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(height)
  expect(await clippedTexts(page)).toEqual([])
})

test('is accessible with cards, an open answer, open tools, when done and when empty (R378)', async ({
  page,
  isMobile,
}) => {
  const expectFine = async () => {
    await (isMobile ? expectAccessibleOnNarrowScreen : expectAccessibleInBothModes)(page)
    expect(await overflowing(page)).toEqual([])
  }
  await keepCards(page)
  await page.goto(publicPaths.practice)
  await expect(due(page)).toBeVisible()
  await expectFine()
  await button(page, 'Δείτε την απάντηση').click()
  await expectFine()
  await button(page, 'Όχι ακόμη').click()
  for (const _ of [2, 3]) await answer(page, 'Το θυμήθηκα')
  await expect(main(page).getByText('Τελειώσατε για σήμερα')).toBeVisible()
  for (const tool of await main(page).locator('summary').all()) await tool.click()
  await expectFine()
  await button(page, 'Διαγραφή όλων').click()
  await expect(button(page, 'Αναίρεση')).toBeVisible()
  await expectFine()
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
