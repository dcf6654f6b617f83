import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleInBothModes } from './support/accessibility'
import { overflowing } from './support/fitting'
import { heading, main, toast } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { settled } from './support/page-state'
import { blog, lessonPath } from './support/public-pages'
import { signUp } from './support/sign-in'

const lesson = 1
/** The lesson that home page and list show first. */
const onHome = 14
const resumed = 'Συνεχίζετε από εκεί που σταματήσατε'
const exercise = (page: Page) => main(page).getByRole('region', { name: 'Άσκηση' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('reading-guest') ?? '')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Opens a lesson and reads up to one of its headings. */
async function readTo(page: Page, title: string): Promise<void> {
  await page.goto(await lessonPath(lesson))
  await settled(page)
  await main(page)
    .getByRole('heading', { name: title })
    .evaluate((element) => element.scrollIntoView())
  await expect.poll(() => stored(page)).toContain('"block"')
  await expect.poll(() => stored(page)).not.toContain('"block":0')
}

test('a lesson opens where the reader stopped, with a way to its beginning (R384)', {
  tag: '@smoke',
}, async ({ page }) => {
  await readTo(page, 'Γιατί βοηθάει το κενό')
  await page.goto(publicPaths.blog)
  await page.goto(await lessonPath(lesson))
  await expect(toast(page, resumed)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Γιατί βοηθάει το κενό' })).toBeInViewport()
  await toast(page, resumed).getByRole('button', { name: 'Από την αρχή' }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(heading(page)).toBeFocused()
})

test('home and list lead back to a half-read lesson in one press, without a shift', async ({
  page,
}) => {
  await readTo(page, 'Γιατί βοηθάει το κενό')
  const title = (await heading(page).textContent()) ?? ''
  const continued = main(page).getByRole('region', { name: 'Συνεχίστε την ανάγνωση' })
  const today = main(page).getByRole('region', { name: 'Το μάθημα της ημέρας' })
  for (const path of [publicPaths.blog, publicPaths.index]) {
    await page.goto(path)
    await expect(continued).toContainText(/(?:Μένει|Μένουν) \d+ λεπτ[άό]/)
    expect(await layoutShift(page)).toBe(0)
    expect(await overflowing(page)).toEqual([])
    await expectAccessibleInBothModes(page)
  }
  await expect(today).toHaveCount(0)
  // After a reload the page still goes on where the reader stopped.
  await page.reload()
  await continued.getByRole('link', { name: title }).click()
  await expect(toast(page, resumed)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Γιατί βοηθάει το κενό' })).toBeInViewport()
})

test('a half-read lesson of before the sign-up is offered there, and back on the home page (R382)', async ({
  page,
}) => {
  await readTo(page, 'Γιατί βοηθάει το κενό')
  const title = (await heading(page).textContent()) ?? ''
  await signUp(page)
  await page.goto('/account')
  const offer = toast(page, 'Είναι δικά σας;')
  await expect(offer).toContainText('1 μάθημα στη μέση')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await overflowing(page)).toEqual([])
    await expectAccessibleInBothModes(page)
  }
  await page.goto(publicPaths.index)
  const first = main(page).getByRole('region', { name: 'Γεια σας' })
  await expect(offer).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Το μάθημα της ημέρας' })).toBeVisible()
  await offer.getByRole('button', { name: 'Είναι δικά μου' }).click()
  await expect(toast(page, 'Τα πήρατε όλα μαζί σας.')).toBeVisible()
  await expect(first).toContainText(title)
  await page.reload()
  await expect(first).toContainText(title)
  await expect(offer).toHaveCount(0)
  await first.getByRole('link', { name: 'Συνεχίστε το μάθημα' }).click()
  await expect(toast(page, resumed)).toBeVisible()
})

test('the place is noted for a reader who scrolls once, before the script has loaded (R384)', async ({
  page,
}) => {
  await page.goto(await lessonPath(lesson), { waitUntil: 'commit' })
  await main(page)
    .getByRole('heading', { name: 'Γιατί βοηθάει το κενό' })
    .evaluate((element) => element.scrollIntoView())
  await expect.poll(() => stored(page)).toContain('"block"')
})

test('a fragment, a step back and a reload start where they say (R384)', async ({ page }) => {
  await readTo(page, 'Πόσο να περιμένετε')
  const path = await lessonPath(lesson)
  await page.goto(`${path}#enotita-1`)
  await settled(page)
  await expect(
    main(page).getByRole('heading', { name: 'Τι έδειξαν τα πειράματα' }),
  ).toBeInViewport()
  await expect(toast(page, resumed)).toHaveCount(0)

  await page.goto(publicPaths.blog)
  await page.goBack()
  await settled(page)
  await expect(toast(page, resumed)).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(toast(page, resumed)).toHaveCount(0)
})

test('a lesson read to its end is marked on its cards and in its series, without a shift (R385, R475)', async ({
  page,
}) => {
  const { translations } = await blog.post(onHome)
  const title = translations.el?.title ?? ''
  await page.goto(await lessonPath(onHome))
  await settled(page)
  expect(await stored(page)).not.toContain('"read":{"14"')
  await main(page).getByRole('heading', { name: 'Το θυμάστε;' }).scrollIntoViewIfNeeded()
  await expect.poll(() => stored(page)).toContain('"read":{"14"')
  for (const path of [publicPaths.blog, publicPaths.index]) {
    await page.goto(path)
    const card = main(page).getByRole('article').filter({ hasText: 'Διαβάστηκε' })
    await expect(card.getByRole('heading')).toHaveText(title)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  }
  const begun = main(page).getByText('Σκέψη · 1 από 6 διαβασμένο')
  await main(page).getByRole('link', { name: 'Όλα τα θέματα' }).scrollIntoViewIfNeeded()
  await begun.scrollIntoViewIfNeeded()
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expectAccessibleInBothModes(page)
  await page.goto(await lessonPath(onHome))
  await settled(page)
  await expect(toast(page, resumed)).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the exercise is a numbered list, and the questions open (R376, R386)', async ({ page }) => {
    await page.goto(await lessonPath(lesson))
    await expect(exercise(page).getByRole('listitem')).toHaveCount(4)
    await expect(exercise(page).getByRole('checkbox')).toHaveCount(0)
    const question = main(page)
      .getByRole('region', { name: 'Το θυμάστε;' })
      .locator('details')
      .first()
    await question.locator('summary').click()
    await expect(question.getByText('Ξεχνάμε γρήγορα στην αρχή')).toBeVisible()
    await expect(question.getByRole('button')).toHaveCount(0)
  })
})
