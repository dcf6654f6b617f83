import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { heading } from './locators'

export interface Translation {
  /** Appended to each translated text; none keeps the texts, so that locators find them. */
  mark?: string
  /** When the browser begins: after the page has loaded, or before its scripts start. */
  begins?: 'load' | 'DOMContentLoaded'
}

/**
 * Translates all pages opened from now on as Chrome does: each text node is replaced by two nested
 * `font` elements, and so is each text that a script adds or changes later. The text nodes that
 * React created are no longer in the document.
 */
export async function translatePages(page: Page, translation: Translation = {}): Promise<void> {
  await page.addInitScript(translate, { mark: '', begins: 'load', ...translation } as const)
}

/** Runs in the page. */
function translate({ mark, begins }: Required<Translation>): void {
  const kept = 'script, style, noscript, textarea, svg, font, [translate=no], .notranslate'
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return
    const translated = document.createElement('font')
    translated.append(document.createElement('font'))
    translated.firstElementChild?.append(text.data + mark)
    text.replaceWith(translated)
  }
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }
  const follow = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of target instanceof Text ? [target] : addedNodes) replaceIn(node)
    }
  })
  window.addEventListener(begins, () => {
    document.documentElement.classList.add('translated-ltr')
    replaceIn(document.body)
    follow.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** The main content is translated. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font > font').first()).toBeAttached()
}

/** Of failed responses, of the service worker that the tests block, and of the 404 screen. */
const expected = /^Failed to load resource|service worker registration|^PageNotFound/

/** Records uncaught errors and the messages of `console.error`, except those expected above. */
export function recordFailures(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) failures.push(message.text())
  })
  return failures
}

/** The page shows no error screen and reported nothing. */
export async function expectWhole(page: Page, failures: readonly string[]): Promise<void> {
  await expectTranslated(page)
  await expect(heading(page)).not.toContainText('Κάτι δεν πήγε καλά')
  expect(failures, page.url()).toEqual([])
}

/** Follows a link of the menu, which wide screens show without a press. */
export async function openAbout(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('summary')
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Ποιοι είμαστε' })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(publicPaths.about)
}
