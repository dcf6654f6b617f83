import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectHeading, footer, heading, main } from './support/locators'
import { openSettled, recordTroubles } from './support/page-state'

interface Change {
  /** Elements that had a name of their own when it started. */
  named: number
  isSkipped: boolean
  /** Duration of its longest animation, in ms. */
  longest?: number
  /** Title of the page that it leads to. */
  title?: string | null
}
declare const window: Window & { changes?: Change[] }

/** Records the view transitions of a page. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const changes: Change[] = []
    window.changes = changes
    const start = document.startViewTransition.bind(document)
    const animations = () =>
      document.getAnimations().flatMap(({ effect }) => {
        const isOfChange = (effect as KeyframeEffect).pseudoElement?.startsWith('::view-')
        return isOfChange ? Number(effect?.getComputedTiming().endTime) : []
      })
    document.startViewTransition = (update) => {
      const styled = [...document.querySelectorAll<HTMLElement>('[style]')]
      const named = styled.filter(({ style }) => style.viewTransitionName).length
      const change: Change = { named, isSkipped: false }
      changes.push(change)
      const transition = start(update)
      transition.updateCallbackDone.then(() => {
        change.title = document.querySelector('main h1')?.textContent ?? null
      })
      transition.ready.then(
        () => {
          change.longest = Math.max(...animations())
        },
        () => {
          change.isSkipped = true
        },
      )
      return transition
    }
  })

const changes = (page: Page) => page.evaluate(() => window.changes)
/** Resolves once no transition is running. */
const transitionOver = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith('::view-')),
  )
const names = (page: Page) =>
  page.locator('[style*=view-transition-name]').evaluateAll((all) => all.length)

test('a followed link is shown as a short transition, a step back is not (R394)', async ({
  page,
}) => {
  const troubles = recordTroubles(page)
  await recordTransitions(page)
  await openSettled(page, publicPaths.blog)
  const card = main(page).locator('[data-card-link]').nth(1)
  const title = (await card.textContent()) ?? ''
  await card.click()
  await expectHeading(page, title)
  await expect(heading(page)).toBeFocused()
  await transitionOver(page)
  expect(await changes(page)).toEqual([{ named: 1, isSkipped: false, longest: 200, title }])
  expect(await names(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(publicPaths.blog)
  await expectHeading(page, 'Μαθήματα')
  expect(await changes(page)).toHaveLength(1)
  expect(troubles).toEqual([])
})

test('the page takes clicks during a transition, and the last link wins (R394)', async ({
  page,
}) => {
  const troubles = recordTroubles(page)
  await recordTransitions(page)
  await openSettled(page, publicPaths.index)
  await footer(page).getByRole('link', { name: 'Ποιοι είμαστε' }).click()
  await page.waitForFunction(() => window.changes?.length === 1)
  await expect(page).toHaveURL(publicPaths.about)
  await footer(page).getByRole('link', { name: 'Το όραμά μας' }).click()
  await expect(page).toHaveURL(publicPaths.vision)
  await expect(heading(page)).toBeFocused()
  await transitionOver(page)
  expect((await changes(page))?.map(({ title }) => title)).toEqual([
    'Ποιοι είμαστε',
    'Το όραμά μας',
  ])
  expect(troubles).toEqual([])
})

test('no transition with reduced motion (R394)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordTransitions(page)
  await openSettled(page, publicPaths.index)
  await footer(page).getByRole('link', { name: 'Ποιοι είμαστε' }).click()
  await expect(page).toHaveURL(publicPaths.about)
  await expect(heading(page)).toBeFocused()
  expect(await changes(page)).toEqual([])
})

test('a browser without view transitions opens pages all the same (R394)', async ({ page }) => {
  const troubles = recordTroubles(page)
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await openSettled(page, publicPaths.index)
  await footer(page).getByRole('link', { name: 'Ποιοι είμαστε' }).click()
  await expect(page).toHaveURL(publicPaths.about)
  await expect(heading(page)).toBeFocused()
  expect(troubles).toEqual([])
})
