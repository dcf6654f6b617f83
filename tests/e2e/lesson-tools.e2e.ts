import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { button, footer, heading, main } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { openSettled, reachLessonTools, settled } from './support/page-state'
import { addressOf, lessonPath } from './support/public-pages'

declare const window: Window & { printed?: number }

const tools = (page: Page) => main(page).getByRole('region', { name: 'Εργαλεία του μαθήματος' })

/** A device with voices of these languages. */
const useVoices = (page: Page, ...langs: string[]) =>
  page.addInitScript((all) => {
    const getVoices = () => all.map((lang) => ({ lang, name: lang, localService: true }))
    const synthesis = Object.assign(new EventTarget(), { getVoices, cancel: () => {} })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  }, langs)

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
