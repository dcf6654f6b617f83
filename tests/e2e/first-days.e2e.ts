import { expect, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { animations, overflowing } from './support/fitting'
import { answerAll, due, keepCardsHere, lesson, setDay } from './support/learning'
import { button, main } from './support/locators'
import { reachLessonTools } from './support/page-state'
import { lessonPath } from './support/public-pages'
import { endSentence, spoken, useVoices } from './support/voices'

test('a newcomer reads, keeps cards, practises for three days, writes a card and listens on (R467, R470, R471)', async ({
  page,
}) => {
  const size = page.viewportSize() ?? { width: 360, height: 740 }
  const expectFine = async () => {
    await expectAccessibleInBothModes(page)
    await expectAccessibleOnNarrowScreen(page)
    expect(await overflowing(page)).toEqual([])
    expect(await animations(page)).toEqual([])
    await page.setViewportSize(size)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await useVoices(page, 'el-GR')
  await setDay(page, 0)
  let path = await lessonPath(lesson)
  await page.goto(path)
  for (const day of [0, 1, 2]) {
    await keepCardsHere(page)
    await setDay(page, day)
    await page.goto(publicPaths.practice)
    await answerAll(page)
    const way = main(page).getByRole('link', { name: 'Ένα μάθημα ακόμη' })
    path = (await way.getAttribute('href')) ?? ''
    if (day === 2) await expectFine()
    await way.click()
    await expect(page).toHaveURL(path)
  }

  await main(page).getByRole('heading', { name: 'Το θυμάστε;' }).scrollIntoViewIfNeeded()
  await button(page, 'Γράψτε δική σας κάρτα').click()
  const form = main(page).getByRole('form', { name: 'Δική σας κάρτα' })
  await form.getByLabel('Ερώτηση').fill('Τι κρατώ από σήμερα;')
  await expectFine()
  await form.getByLabel('Απάντηση').fill('Μία ιδέα.')
  await button(page, 'Κρατήστε την κάρτα').click()
  await expect(main(page).getByText('Η κάρτα μπήκε στην επανάληψή σας.')).toBeVisible()

  const player = main(page).getByRole('region', { name: 'Ακρόαση του μαθήματος' })
  await reachLessonTools(page)
  await button(page, 'Ακρόαση').click()
  await expect.poll(() => spoken(page)).toHaveLength(1)
  const [, count = ''] = /από (\d+)/.exec((await player.textContent()) ?? '') ?? []
  for (let half = Math.floor(Number(count) / 2); half > 0; half -= 1) await endSentence(page)
  const sentence = (await spoken(page)).at(-1)
  await expectFine()
  await page.goto(publicPaths.practice)
  await expect(due(page)).toHaveText('Τι κρατώ από σήμερα;')
  await page.goto(path)
  await reachLessonTools(page)
  await button(page, 'Ακρόαση').click()
  await expect.poll(() => spoken(page)).toEqual([sentence])
  await expect(player).toContainText(/Συνέχεια: πρόταση \d+ από \d+\./)
})
