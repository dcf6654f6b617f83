import { expect, type Page, test } from '@playwright/test'
import { entityPath } from '#contract/paths/site-paths'
import { expectHeading, expectShown, footer, main } from './support/locators'
import { recordTroubles, settled } from './support/page-state'
import { blog, lessonPath } from './support/public-pages'

const conversation = (page: Page) => main(page).getByRole('region', { name: 'Σχόλια' })
const comments = (page: Page) => conversation(page).getByRole('article')

/** A lesson of the seed with comments three levels deep. */
const discussed = 1

test('a lesson has its parts and further links (R003, R026, R098)', { tag: '@smoke' }, async ({
  page,
  isMobile,
}) => {
  const troubles = recordTroubles(page)
  const post = await blog.post(discussed)
  const path = entityPath('blogPost', post)
  expect((await page.goto(path))?.status()).toBe(200)
  const { title = '', subtitle = '' } = post.translations.el ?? {}
  await expectHeading(page, title ?? '')
  await expectShown(page, subtitle ?? '')
  await expectShown(page, /^\d+ λεπτ[άό]$/)
  const trail = page.getByRole('navigation', { name: 'Βρίσκεστε εδώ' })
  // Phones show only the link to the parent page.
  const steps = isMobile ? ['Μνήμη'] : ['Αρχική', 'Μαθήματα', 'Μάθηση', 'Μνήμη']
  await expect(trail.getByRole('link')).toHaveText(steps)
  const exercise = main(page).getByRole('region', { name: 'Άσκηση' })
  await expect(exercise.getByRole('listitem')).not.toHaveCount(0)
  await expect(main(page).locator('blockquote')).toContainText('Η ιδέα:')
  await expect(main(page).getByRole('region', { name: 'Ποιος το έγραψε' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).not.toContain('<')
  expect(facts.map((fact) => JSON.parse(fact))).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: title }),
  )
  await expect(conversation(page).getByText('Σχόλια γράφουν τα μέλη μας.')).toBeVisible()
  const signIn = conversation(page).getByRole('link', { name: 'Συνδεθείτε για να γράψετε' })
  await expect(signIn).toHaveAttribute('href', `/account/login?next=${path}`)
  await expect(conversation(page).getByRole('textbox')).toHaveCount(0)
  await settled(page)
  expect(troubles).toEqual([])

  const further = main(page).getByRole('region', { name: 'Σχετικά μαθήματα' })
  const onward = await further.getByRole('article').getByRole('link').allTextContents()
  const next = main(page).getByRole('region', { name: /^Επόμενο στη σειρά \d+ από \d+$/ })
  const nextTitle = await next.getByRole('heading').innerText()
  expect(onward).toHaveLength(3)
  expect(new Set([...onward, nextTitle, title]).size).toBe(5)
  await next.getByRole('article').getByRole('link').click()
  await expectHeading(page, nextTitle)
  await settled(page)
  expect(troubles).toEqual([])
})

test('a bar shows the reading progress, but not with reduced motion', async ({ page }) => {
  await page.goto(await lessonPath(discussed))
  const line = main(page).locator('article > [aria-hidden]').first()
  const share = () => line.evaluate((shown) => new DOMMatrix(getComputedStyle(shown).transform).a)
  expect(await share()).toBeCloseTo(0, 2)
  await main(page).getByRole('heading', { name: 'Άσκηση' }).scrollIntoViewIfNeeded()
  await expect.poll(share).toBeGreaterThan(0.3)
  await footer(page).scrollIntoViewIfNeeded()
  await expect.poll(share).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(line).toBeHidden()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a lesson is complete, with the comments of its build', async ({ page, isMobile }) => {
    const known = await blog.comments(discussed)
    await page.goto(await lessonPath(discussed))
    await expect(comments(page)).toHaveCount(known.filter(({ isApproved }) => isApproved).length)
    await expect(conversation(page).locator('ul ul ul')).toHaveCount(1)
    await expect(conversation(page).getByRole('button')).toHaveCount(0)
    const contents = main(page).locator('details').filter({ hasText: 'Περιεχόμενα' })
    if (isMobile) {
      await contents.locator('summary').click()
      await expect(contents.getByRole('link').first()).toBeVisible()
    }
    await expect(main(page).getByRole('region', { name: 'Άσκηση' })).toBeVisible()
  })
})
