import { type Browser, expect, type Page, test } from '@playwright/test'
import { sampleOf } from '../support/long-run'
import { pageHydrated, settled } from './support/page-state'
import { addressOf, type PageName } from './support/public-pages'
import { holdScripts } from './support/requests'

/** Controls that need a script when tapped; links and form fields work without one. */
const tapped = 'button, summary, [role="switch"], input[type="checkbox"], input[type="radio"]'

/** Time without changes after which a tap has had its effect; shorter than a toast is shown. */
const stableMs = 1000

/** Pages, and the part of each whose buttons are tapped: those of the frame on one page only. */
const parts = {
  home: 'body',
  products: 'main',
  product: 'main',
  lesson: 'main',
  contact: 'main',
  search: 'main',
  cookies: 'main',
} as const satisfies Partial<Record<PageName, string>>

/** Runs a visit in a new browser context, so that no state of the previous visit is left. */
async function visit<Result>(browser: Browser, use: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({ hasTouch: true })
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Runs in the page: names of the controls, in document order. */
const namesOf = (elements: Element[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent)

/** Controls in the served HTML: name, and number of earlier controls with this name. */
async function findButtons(page: Page, within: string) {
  const all = page.locator(within).locator(tapped)
  const names = await all.evaluateAll(namesOf)
  const buttons = names.map((name, place) => ({
    name,
    before: names.slice(0, place).filter((other) => other === name).length,
    button: all.nth(place),
  }))
  const usable = await Promise.all(
    buttons.map(async ({ button }) => (await button.isVisible()) && (await button.isEnabled())),
  )
  return buttons.filter((_, place) => usable[place]).map(({ name, before }) => ({ name, before }))
}

async function tap(page: Page, within: string, wanted: { name: string | null; before: number }) {
  const all = page.locator(within).locator(tapped)
  const names = await all.evaluateAll(namesOf)
  const place = names.flatMap((name, at) => (name === wanted.name ? [at] : []))[wanted.before]
  if (place === undefined) throw new Error(`The page has no «${wanted.name}» any more.`)
  await all.nth(place).tap()
}

/** State of the page after a tap. */
interface Outcome {
  address: string
  colours: string | null
  /** Text of the focused element. */
  focus: string | null | undefined
  /** The accessible content. */
  content: string
}

const outcomeNow = async (page: Page): Promise<Outcome> => ({
  address: page.url(),
  colours: await page.locator('html').getAttribute('class'),
  focus: await page.evaluate(() => document.activeElement?.textContent),
  content: await page.locator('body').ariaSnapshot(),
})

/** The outcome of a tap once it no longer changes. */
async function outcomeOf(page: Page): Promise<Outcome> {
  let outcome = await outcomeNow(page)
  await expect(async () => {
    const before = outcome
    await settled(page)
    await expect(page.getByRole('progressbar', { name: 'Η σελίδα φορτώνει' })).toHaveCount(0)
    // A fixed delay on purpose: nothing may change within it.
    await page.waitForTimeout(stableMs)
    outcome = await outcomeNow(page)
    expect(outcome).toEqual(before)
  }).toPass()
  return outcome
}

for (const [name, within] of Object.entries(parts) as [PageName, string][]) {
  test.describe(() => {
    // On wide screens the contents are beside the text, so there is no button to tap.
    if (name === 'cookies') test.use({ viewport: { width: 360, height: 740 } })

    test(`on ${name} a tap before hydration has the same effect as later`, async ({ browser }) => {
      const path = await addressOf(name)
      const buttons = await visit(browser, async (page) => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        return findButtons(page, within)
      })
      expect(buttons.length).toBeGreaterThan(0)
      for (const button of sampleOf(buttons, 3)) {
        await test.step(`${button.name}`, async () => {
          const late = await visit(browser, async (page) => {
            await page.goto(path)
            await pageHydrated(page)
            await settled(page)
            await tap(page, within, button)
            return outcomeOf(page)
          })
          const early = await visit(browser, async (page) => {
            let documents = 0
            page.on('domcontentloaded', () => {
              documents += 1
            })
            const release = await holdScripts(page)
            await page.goto(path, { waitUntil: 'domcontentloaded' })
            await tap(page, within, button)
            release()
            await pageHydrated(page)
            const outcome = await outcomeOf(page)
            // A form submitted by the browser itself loads a new document, which has no focus.
            return documents > 1 ? { ...outcome, focus: late.focus } : outcome
          })
          expect(early).toEqual(late)
        })
      }
    })
  })
}
