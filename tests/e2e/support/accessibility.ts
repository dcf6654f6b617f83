import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare const window: { axe?: typeof axe }

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Expects no violations from axe, the target size (WCAG 2.2, 2.5.8) included, which axe checks only
 * on request. Repeats the run, as images may still load and colours change.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await expect(async () => expect(await violationsOn(page)).toEqual([])).toPass()
}

/** The same in both colour modes. */
export async function expectAccessibleInBothModes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

/** The same on the narrowest screen, which the page keeps. */
export async function expectAccessibleOnNarrowScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessibleInBothModes(page)
}

/** A target that a bar or the edge of the window cuts counts only if it is too small in its middle, too. */
async function violationsOn(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const targetSize = 'target-size'
    const found = await window.axe?.run({ rules: { [targetSize]: { enabled: true } } })
    const isWhole = async (node: axe.NodeResult) => {
      const element = document.querySelector(String(node.target[0]))
      element?.scrollIntoView({ block: 'center' })
      const again = element && (await window.axe?.run(element, { runOnly: [targetSize] }))
      return again?.violations.length === 0
    }
    const [left, top] = [scrollX, scrollY]
    const wrong: string[] = []
    for (const { id, nodes } of found?.violations ?? []) {
      for (const node of nodes) {
        if (id === targetSize && (await isWhole(node))) continue
        wrong.push(`${id}: ${node.html}`)
      }
    }
    scrollTo(left, top)
    return wrong
  })
}
