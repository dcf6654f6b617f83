import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { button, footer, heading, main, toast } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { openSettled, reachLessonTools, settled } from './support/page-state'
import { addressOf, lessonPath } from './support/public-pages'

interface Spoken {
  text: string
  end: () => void
}
declare const window: Window & { spoken?: Spoken[]; printed?: number }

const tools = (page: Page) => main(page).getByRole('region', { name: 'Εργαλεία του μαθήματος' })

/** A device with these voices, which records what it speaks. */
const useVoices = (page: Page, ...langs: string[]) =>
  page.addInitScript((all) => {
    const spoken: Spoken[] = []
    window.spoken = spoken
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => all.map((lang) => ({ lang, name: lang, localService: true })),
      speak: ({ text, onend }: { text: string; onend: () => void }) =>
        spoken.push({ text, end: () => onend() }),
      cancel: () => spoken.push({ text: '(silence)', end: () => {} }),
    })
    const utterance = class {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: utterance })
  }, langs)

const spoken = (page: Page) =>
  page.evaluate(() => window.spoken?.map(({ text }) => text).filter((text) => text[0] !== '('))

test('a lesson is shared by its address where there is no share sheet (R391)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const path = await lessonPath(1)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openSettled(page, path)
  await button(page, 'Κοινοποίηση').click()
  await expect(toast(page, 'Ο σύνδεσμος αντιγράφηκε.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(path)
})

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

test('a lesson is read aloud by a Greek voice, paused, stopped, and ends with the page (R392)', async ({
  page,
}) => {
  await useVoices(page, 'en-GB', 'el-GR')
  await openSettled(page, await lessonPath(1))
  const title = (await heading(page).textContent()) ?? ''
  await reachLessonTools(page)
  await button(page, 'Ακρόαση').click()
  await expect.poll(() => spoken(page)).toEqual([title])
  await page.evaluate(() => window.spoken?.at(-1)?.end())
  await expect.poll(async () => (await spoken(page))?.length).toBe(2)
  await button(page, 'Παύση').click()
  await button(page, 'Συνέχεια').click()
  const [, second, again] = (await spoken(page)) ?? []
  expect(again).toBe(second)
  await button(page, 'Διακοπή').click()
  await expect(button(page, 'Διακοπή')).toBeHidden()
  await button(page, 'Ακρόαση').click()
  await main(page).locator('[data-card-link]').first().click()
  await expect(page).not.toHaveURL(/\/post\/1\//)
  await expect.poll(() => page.evaluate(() => window.spoken?.at(-1)?.text)).toBe('(silence)')
  await expect(button(page, 'Ακρόαση')).toBeVisible()
})

test('no button to listen without a Greek voice (R392)', async ({ page }) => {
  await useVoices(page, 'en-GB')
  await openSettled(page, await lessonPath(1))
  await reachLessonTools(page)
  await expect(button(page, 'Εκτύπωση')).toBeVisible()
  await expect(button(page, 'Ακρόαση')).toHaveCount(0)
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
