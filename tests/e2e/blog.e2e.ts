import { expect, type Page, test } from '@playwright/test'
import type { BlogCategory } from '#contract/blog/blog-post'
import { entityPath } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { overflowing } from './support/fitting'
import { expectHeading, main } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { recordTroubles, settled } from './support/page-state'
import { blog } from './support/public-pages'

const cards = (page: Page) => main(page).getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const lessons = (count: number) => (count === 1 ? '1 μάθημα' : `${count} μαθήματα`)

/** Topic of the first level whose lessons are all in the topics below it. */
const seriesTopic = 8

/** A topic and everything below it. */
function withAllBelow(topics: readonly BlogCategory[], id: number): number[] {
  const below = topics.filter(({ parent }) => parent === id)
  return [id, ...below.flatMap((topic) => withAllBelow(topics, topic.id))]
}

test('the list has every lesson once, newest first, and their number (R024)', async ({ page }) => {
  const troubles = recordTroubles(page)
  const posts = await blog.posts()
  const newest = posts.sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
  const lead = newest.find(({ featured }) => featured)
  expect((await page.goto('/blog'))?.status()).toBe(200)
  await expectHeading(page, 'Μαθήματα')
  await expect(main(page).getByText(lessons(posts.length), { exact: true })).toBeVisible()
  await expect(cards(page).first()).toContainText('Ξεχωρίζει')
  await expect(cards(page)).toHaveCount(13)
  const found = await titles(page)
  const next = page.getByRole('link', { name: 'Επόμενη σελίδα' })
  while (await next.isVisible()) {
    const address = await next.getAttribute('href')
    const [first = ''] = await titles(page)
    await next.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    // The URL changes before the page is rendered.
    await expect(cards(page).filter({ hasText: first })).toHaveCount(0)
    await expect(main(page).getByText('Ξεχωρίζει')).toHaveCount(0)
    found.push(...(await titles(page)))
  }
  const titleOf = (post?: (typeof posts)[number]) => post?.translations.el?.title ?? ''
  const others = newest.filter(({ id }) => id !== lead?.id)
  expect(found).toEqual([titleOf(lead), ...others.map(titleOf)])
  await settled(page)
  expect(troubles).toEqual([])
})

test('the list links to topics and a lesson (R003, R026, R027)', { tag: '@smoke' }, async ({
  page,
  isMobile,
}) => {
  const troubles = recordTroubles(page)
  await page.goto('/blog')
  const topics = page.getByRole('navigation', { name: 'Διαλέξτε θέμα' })
  await topics.getByRole('link', { name: 'Μάθηση' }).click()
  await expectHeading(page, 'Μάθηση')
  const smaller = page.getByRole('navigation', { name: 'Πιο συγκεκριμένα' })
  await smaller.getByRole('link', { name: 'Μελέτη' }).click()
  await expectHeading(page, 'Μελέτη')
  const trail = page.getByRole('navigation', { name: 'Βρίσκεστε εδώ' })
  // Phones show only the link to the parent page.
  const steps = isMobile ? ['Μάθηση'] : ['Αρχική', 'Μαθήματα', 'Μάθηση']
  await expect(trail.getByRole('link')).toHaveText(steps)
  const [title = ''] = await titles(page)
  await cards(page).first().click()
  await expectHeading(page, title)
  const nearest = trail.getByRole('link').last()
  const topic = await nearest.innerText()
  await nearest.click()
  await expectHeading(page, topic)
  await settled(page)
  expect(troubles).toEqual([])
})

test('a topic is a series: in its order, with what was read and the next lesson, without a shift', async ({
  page,
}) => {
  const [topics, posts] = await Promise.all([blog.topics(), blog.posts()])
  const topic = topics.find(({ id }) => id === seriesTopic)
  const path = entityPath('blogCategory', { id: seriesTopic, slug: topic?.slug ?? '' })
  // The topics below follow each other; their lessons are in the order of their publication.
  const below = topics.filter(({ parent }) => parent === seriesTopic)
  const expected = below
    .sort((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0))
    .flatMap(({ id }) =>
      posts
        .filter(({ category }) => category === id)
        .sort((one, other) => (one.publishedAt ?? '').localeCompare(other.publishedAt ?? '')),
    )
    .map(({ id, translations }) => ({ id, title: translations.el?.title ?? '' }))
  const [first, second, third] = expected
  await page.goto(path)
  expect(await titles(page)).toEqual(expected.map(({ title }) => title))
  const state = (words: string) => main(page).getByText(words, { exact: true })
  const cardOf = (words: string) => state(words).locator('../..')
  await expect(cardOf('Ξεκινήστε από το πρώτο')).toContainText(first?.title ?? '')
  await page.evaluate(
    (read) =>
      localStorage.setItem('reading-guest', JSON.stringify({ read, places: {}, ticks: {} })),
    { [first?.id ?? 0]: 1, [third?.id ?? 0]: 1 },
  )
  await page.reload()
  await expect(state(`2 από ${expected.length} διαβασμένα`)).toBeVisible()
  await expect(state('Ξεκινήστε από το πρώτο')).toBeHidden()
  const progress = cardOf('Δεν το έχετε διαβάσει ακόμη')
  await expect(progress).toContainText(second?.title ?? '')
  await expect(cards(page).filter({ hasText: 'Διαβάστηκε' })).toHaveCount(2)
  await settled(page)
  expect(await layoutShift(page)).toBe(0)
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
  await progress.getByRole('link').click()
  await expectHeading(page, second?.title ?? '')
  const next = main(page).getByRole('region', { name: /^Επόμενο στη σειρά/ })
  await expect(next).toContainText(`3 από ${expected.length}`)
  await expect(next.getByRole('heading')).toHaveText(third?.title ?? '')
})

test('all topics are in one tree of three levels, with their counts (R025)', async ({ page }) => {
  const [topics, posts] = await Promise.all([blog.topics(), blog.posts()])
  expect((await page.goto('/blog/categories'))?.status()).toBe(200)
  await expectHeading(page, 'Θέματα')
  await expect(main(page).getByText(`${topics.length} θέματα`, { exact: true })).toBeVisible()
  for (const topic of topics) {
    const name = topic.translations.el?.name ?? ''
    const link = page.locator(`a[href="${entityPath('blogCategory', topic)}"]`)
    await expect(link).toBeVisible()
    const ids = withAllBelow(topics, topic.id)
    const count = posts.filter(({ category }) => ids.includes(category ?? 0)).length
    if (topic.parent === null) {
      await expect(cards(page).filter({ has: link })).toContainText(lessons(count))
    } else {
      await expect(link).toHaveAccessibleName(new RegExp(`^${name}.*, ${lessons(count)}$`))
    }
  }
  const deepest = main(page).getByRole('listitem').getByRole('list').getByRole('list')
  await expect(deepest.getByRole('link', { name: 'Σημειώσεις' })).toBeVisible()
})
