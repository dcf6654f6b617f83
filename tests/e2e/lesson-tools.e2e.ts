import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { overflowing } from './support/fitting'
import { button, footer, heading, main } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { openSettled, reachLessonTools, settled } from './support/page-state'
import { addressOf, lessonPath } from './support/public-pages'
import { endSentence, spoken, useVoices } from './support/voices'

declare const window: Window & { printed?: number; endSentence: () => void }

const tools = (page: Page) => main(page).getByRole('region', { name: 'Εργαλεία του μαθήματος' })

const player = (page: Page) => main(page).getByRole('region', { name: 'Ακρόαση του μαθήματος' })

test('a lesson is printed alone on one sheet, black on white (R391)', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      window.printed = (window.printed ?? 0) + 1
    }
  })
  await openSettled(page, await lessonPath(1))
  await button(page, 'Εκτύπωση').click()
  await expect.poll(() => page.evaluate(() => window.printed)).toBe(1)
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1')
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(heading(page)).toBeVisible()
  await expect(main(page).locator('blockquote')).toBeVisible()
  for (const gone of [
    tools(page),
    page.getByRole('banner'),
    footer(page),
    main(page).getByRole('navigation').first(),
    main(page).getByRole('region', { name: 'Σχετικά μαθήματα' }),
    main(page).getByRole('region', { name: 'Σχόλια' }),
  ]) {
    await expect(gone).toBeHidden()
  }
  const colours = await heading(page).evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element.ownerDocument.documentElement).backgroundColor,
  ])
  expect(colours[1]).toBe('rgb(255, 255, 255)')
  const [red = 255, green = 255, blue = 255] = (colours[0] ?? '').match(/\d+/g)?.map(Number) ?? []
  expect(Math.max(red, green, blue)).toBeLessThan(60)
})

for (const [name, langs] of [
  ['with', ['el-GR']],
  ['without', []],
] as const) {
  test(`the tools of a lesson do not move the page, ${name} a voice`, async ({ page }) => {
    await useVoices(page, ...langs)
    await page.goto(await lessonPath(1))
    await reachLessonTools(page)
    await settled(page)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
}

test('the tools of a lesson and of a topic are accessible in both modes', async ({ page }) => {
  await useVoices(page, 'el-GR')
  for (const path of [await lessonPath(1), await addressOf('topic')]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openSettled(page, path)
    await reachLessonTools(page)
    await expectAccessibleInBothModes(page)
    await expectAccessibleOnNarrowScreen(page)
  }
})

test('half a lesson is heard, and later it goes on with the same sentence (R471, R472)', {
  tag: '@smoke',
}, async ({ page }) => {
  await useVoices(page, 'el-GR')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const isLoaded = () => scripts.some((url) => /\/lesson-listening-\w+\.js/.test(url))
  const path = await lessonPath(1)
  await openSettled(page, path)
  await reachLessonTools(page)
  await settled(page)
  expect(isLoaded()).toBe(false)
  const sound = page.waitForResponse(/\/silence\.wav$/)
  await button(page, 'Ακρόαση').click()
  await expect.poll(() => spoken(page)).toHaveLength(1)
  expect((await sound).headers()['content-type']).toBe('audio/wav')
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing')
  expect(isLoaded()).toBe(true)
  const [, count = ''] = /από (\d+)/.exec((await player(page).textContent()) ?? '') ?? []
  const half = Math.floor(Number(count) / 2)
  for (let heard = 1; heard <= half; heard += 1) {
    await endSentence(page)
  }
  const sentence = (await spoken(page)).at(-1) ?? ''
  await expect(player(page)).toContainText(`Πρόταση ${half + 1} από ${count}.`)
  await player(page).getByLabel('Ταχύτητα').selectOption('1.25')
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])

  await page.goto(await addressOf('topic'))
  await openSettled(page, path)
  await reachLessonTools(page)
  await button(page, 'Ακρόαση').click()
  await expect(player(page)).toContainText(`Συνέχεια: πρόταση ${half + 1} από ${count}.`)
  expect(await spoken(page)).toEqual([sentence])
  await expect(player(page).getByLabel('Ταχύτητα')).toHaveValue('1.25')
  await button(page, 'Παύση').click()
  await button(page, 'Συνέχεια').click()
  await expect.poll(() => spoken(page)).toEqual([sentence, sentence])
})

test('the controls of the player stay where they are up to the end (R491)', async ({ page }) => {
  await useVoices(page, 'el-GR')
  await openSettled(page, await lessonPath(1))
  const places = () =>
    player(page)
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x, y + scrollY, width, height].map(Math.round)
        }),
      )
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await reachLessonTools(page)
    await button(page, 'Ακρόαση').click()
    await expect(button(page, 'Παύση')).toBeVisible()
    const first = await places()
    await endSentence(page)
    await expect(button(page, 'Από την αρχή')).toBeEnabled()
    expect(await places()).toEqual(first)
    await button(page, 'Παύση').click()
    await expect(button(page, 'Συνέχεια')).toBeFocused()
    expect(await places()).toEqual(first)
    await button(page, 'Συνέχεια').click()
    const [, count = ''] = /από (\d+)/.exec((await player(page).textContent()) ?? '') ?? []
    for (let left = Number(count) - 2; left > 0; left -= 1) await endSentence(page)
    await page.evaluate(() => window.endSentence())
    await expect(player(page).getByText('Ακούσατε όλο το μάθημα.')).toBeVisible()
    expect(await places()).toEqual(first)
    await expect(button(page, 'Ξανά')).toBeFocused()
    expect(await overflowing(page)).toEqual([])
    await button(page, 'Κλείσιμο ακρόασης').click()
  }
})

test('a device without a Greek voice is told what it needs (R472)', async ({ page }) => {
  await useVoices(page, 'en-GB')
  await openSettled(page, await lessonPath(1))
  await reachLessonTools(page)
  await button(page, 'Ακρόαση').click()
  await expect(main(page).getByText('Δεν βρήκαμε ελληνική φωνή σε αυτή τη συσκευή')).toBeVisible()
  await expectAccessibleInBothModes(page)
  await button(page, 'Δοκιμάστε ξανά').click()
  await expect(button(page, 'Ετοιμάζεται')).toHaveCount(0)
  await expect(button(page, 'Δοκιμάστε ξανά')).toBeFocused()
  expect(await spoken(page)).toEqual([])
})
