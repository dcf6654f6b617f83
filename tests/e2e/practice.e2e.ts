import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { animations, clippedTexts, overflowing } from './support/fitting'
import {
  answer,
  answerAll,
  due,
  keepCards,
  keepCardsHere,
  lesson,
  questions,
  setDay,
} from './support/learning'
import { button, expectHeading, heading, main } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { recordTroubles, settled } from './support/page-state'
import { lessonPath } from './support/public-pages'
import { expectCached } from './support/worker-caches'

const dueLink = (page: Page) => main(page).getByRole('link', { name: /^Για σήμερα: \d κάρτ/ })

test('what a lesson taught is asked again the next day (R375, R376, R377, R378, R383, R469)', {
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
  await expect(last.locator('summary')).toContainText('που το θέλετε για πάντα;')
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
  await expect(due(page)).toContainText('Πώς ξεχνάμε με τον καιρό')
  await button(page, 'Δείτε την απάντηση').focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('article').getByText('Ξεχνάμε γρήγορα')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Το θυμήθηκα')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(due(page)).toContainText('που το θέλετε για πάντα;')
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

test('three days of practice lead from lesson to lesson and fill three drops (R467, R468)', {
  tag: '@smoke',
}, async ({ page }) => {
  const drops = main(page).getByRole('list', { name: 'Η εβδομάδα σας' }).getByRole('listitem')
  const way = main(page).getByRole('link', { name: 'Ένα μάθημα ακόμη' })
  const visited = [await lessonPath(lesson)]
  await setDay(page, 0)
  await keepCards(page)
  for (const days of [1, 2, 3]) {
    await setDay(page, days - 1)
    await page.goto(publicPaths.practice)
    await expect(main(page).getByRole('article').locator('img')).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await answerAll(page)
    await expect(main(page).getByText(/^Σήμερα θυμηθήκατε και τις \d+ κάρτες\.$/)).toBeVisible()
    await expect(drops.filter({ hasText: /απαντήσεις/ })).toHaveCount(days)
    await expect(drops.last()).toContainText(/^Σήμερα, .* απαντήσεις/)
    const next = (await way.getAttribute('href')) ?? ''
    expect(visited).not.toContain(next)
    visited.push(next)
    await way.click()
    await expect(page).toHaveURL(next)
    await keepCardsHere(page)
  }
})

test("a card of one's own is written beside a lesson, changed, asked, deleted and taken back (R470)", async ({
  page,
}) => {
  await page.goto(await lessonPath(lesson))
  await main(page).getByRole('heading', { name: 'Το θυμάστε;' }).scrollIntoViewIfNeeded()
  const own = main(page).getByRole('region', { name: 'Δικές σας κάρτες' })
  const form = own.getByRole('form')
  await button(page, 'Γράψτε δική σας κάρτα').click()
  await expect(form.getByLabel('Ερώτηση')).toBeFocused()
  await button(page, 'Κρατήστε την κάρτα').click()
  await expect(form.getByLabel('Ερώτηση')).toBeFocused()
  await expectAccessibleInBothModes(page)
  expect(await overflowing(page)).toEqual([])
  await form.getByLabel('Ερώτηση').fill('Ποιος μέτρησε πρώτος τη λήθη;')
  await form.getByLabel('Απάντηση').fill('Ο Έμπινγκχους')
  await button(page, 'Κρατήστε την κάρτα').click()
  await expect(own.getByRole('status').last()).toBeFocused()

  const card = own.locator('details')
  await card.locator('summary').click()
  await button(page, 'Αλλαγή: Ποιος μέτρησε πρώτος τη λήθη;').click()
  await form.getByLabel('Απάντηση').fill('Ο Έμπινγκχαους, το 1885.')
  await button(page, 'Κρατήστε την κάρτα').click()
  await expect(card).toContainText('Ο Έμπινγκχαους, το 1885.')
  await expectAccessibleInBothModes(page)

  await page.goto(publicPaths.practice)
  await expect(due(page)).toHaveText('Ποιος μέτρησε πρώτος τη λήθη;')
  await expect(main(page).getByText('Δική σας κάρτα από το μάθημα')).toBeVisible()

  await page.goto(await lessonPath(lesson))
  await card.scrollIntoViewIfNeeded()
  await card.locator('summary').click()
  await button(page, 'Διαγραφή: Ποιος μέτρησε πρώτος τη λήθη;').click()
  await expect(card).toHaveCount(0)
  await button(page, 'Αναίρεση').click()
  await expect(card).toHaveCount(1)
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

  test('the way on after the last card is told not to open, until there is a connection (R493)', async ({
    page,
    context,
  }) => {
    await keepCards(page)
    await page.goto(publicPaths.practice)
    await expect(due(page)).toBeVisible()
    await expectCached(page, publicPaths.practice)
    await settled(page)
    await context.setOffline(true)
    await answerAll(page)
    await expect(main(page).getByText(/^Χωρίς σύνδεση ανοίγουν μόνο/)).toBeVisible()
    const saved = main(page).getByRole('link', { name: 'Δείτε τα αποθηκευμένα' })
    await expect(saved).toHaveAttribute('href', publicPaths.saved)
    await context.setOffline(false)
    await expect(main(page).getByRole('link', { name: 'Ένα μάθημα ακόμη' })).toBeVisible()
    await expect(saved).toHaveCount(0)
  })

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
