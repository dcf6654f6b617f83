import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare const window: { axe?: typeof axe }

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Demands that axe finds nothing to complain about on the page once it has come to rest, the size
 * of targets (WCAG 2.2, 2.5.8) included, which axe leaves out unless it is asked.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // A picture that arrives or a colour that is changing while axe looks is no fault of the page.
  await expect(async () => expect(await violationsOn(page)).toEqual([])).toPass({ timeout: 8_000 })
}

async function violationsOn(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const found = await window.axe?.run({ rules: { 'target-size': { enabled: true } } })
    return found?.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    )
  })
}
