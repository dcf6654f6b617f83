import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare const window: { axe?: typeof axe }

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Demands that axe finds nothing to complain about on the page as it stands, the size of targets
 * (WCAG 2.2, 2.5.8) included, which axe leaves out unless it is asked.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const found = await window.axe?.run({ rules: { 'target-size': { enabled: true } } })
    return found?.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    )
  })
  expect(violations).toEqual([])
}
