import { expect, type Page, test } from '@playwright/test'
import { entityPath, publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { button, expectHeading, link, main } from './support/locators'
import { reachLessonTools, settled } from './support/page-state'
import { addressOf, blog, lessonPath } from './support/public-pages'
import { expectCached } from './support/worker-caches'

test.use({ serviceWorkers: 'allow' })

const tools = (page: Page) => main(page).getByRole('region', { name: 'Εργαλεία του μαθήματος' })
const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Μαθήματα στη συσκευή' }).getByRole('listitem')

/** Opens a page and resolves once its service worker is active. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** Saves the lesson that is open. */
async function saveLesson(page: Page): Promise<void> {
  await button(page, 'Αποθήκευση στη συσκευή').click()
  await expect(button(page, 'Αφαίρεση από τη συσκευή')).toBeVisible()
}

/** Names of the caches of saved lessons. */
const savedCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('saved-')))

/** Deletes the caches of visited pages, so that only what was saved can answer. */
const forgetVisits = (page: Page) =>
  page.evaluate(async () => {
    const visits = (await caches.keys()).filter((name) => /^site-(?!shells)/.test(name))
    await Promise.all(visits.map((name) => caches.delete(name)))
  })

test('a saved lesson opens offline with its picture, is listed and removed (R387, R389)', {
  tag: '@smoke',
}, async ({ page, context }) => {
  const post = await blog.post(1)
  const path = entityPath('blogPost', post)
  const title = post.translations.el?.title ?? ''
  await openWithWorker(page, path)
  await saveLesson(page)
  await expect(tools(page).getByText(/^Αποθηκεύτηκε \(\d+\skB\)/)).toBeVisible()
  // The first one of this device.
  await expect(tools(page).getByText(/^Γέμισε το πρώτο σας βάζο/)).toBeVisible()
  await expectAccessibleInBothModes(page)
  await expectCached(page, publicPaths.saved)
  await forgetVisits(page)
  await context.setOffline(true)

  // From the list, which the service worker holds since it was installed.
  expect((await page.goto(publicPaths.saved))?.status()).toBe(200)
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(path)
  await expectHeading(page, title)
  // What the link began ends before the next navigation, which it would abort.
  await settled(page)

  // By its address, and from the page that says that there is no connection.
  expect((await page.goto(path))?.status()).toBe(200)
  await expectHeading(page, title)
  const picture = main(page).locator('article header img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  expect((await page.goto(publicPaths.about))?.status()).toBe(503)
  await link(page, title).first().click()
  await expectHeading(page, title)
  await reachLessonTools(page)
  await expect(button(page, 'Αφαίρεση από τη συσκευή')).toBeVisible()

  await page.goto(publicPaths.about)
  await link(page, 'Αποθηκευμένα μαθήματα').click()
  await button(page, `Αφαίρεση: ${await rows(page).getByRole('link').textContent()}`).click()
  await expect(main(page).getByText('Κανένα αποθηκευμένο μάθημα ακόμη')).toBeVisible()
  expect(await savedCaches(page)).toEqual([])
  expect((await page.goto(path))?.status()).toBe(503)
})

test('all lessons of a topic are saved with one press, and open although none was visited (R388)', async ({
  page,
  context,
}) => {
  const topic = await addressOf('topic')
  await openWithWorker(page, topic)
  await settled(page)
  // The beginning of the series leads to one of the lessons, too.
  const paths = await main(page)
    .locator('[data-card-link]')
    .evaluateAll((links) => [...new Set(links.map((one) => one.getAttribute('href') ?? ''))])
  await button(page, 'Αποθήκευση θέματος').click()
  await expect(main(page).getByText(/^Όλα τα μαθήματα του θέματος αποθηκεύτηκαν/)).toBeVisible()
  expect((await savedCaches(page)).length).toBeGreaterThanOrEqual(paths.length)
  await page.goto(publicPaths.saved)
  await expect(main(page).getByText(/^Ελεύθερος χώρος: /)).toBeVisible()
  await settled(page)
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  await forgetVisits(page)
  await context.setOffline(true)
  await page.goto(publicPaths.saved)
  await expect(rows(page)).toHaveCount((await savedCaches(page)).length)
  await main(page)
    .locator(`a[href="${paths.at(-1)}"]`)
    .click()
  await expect(page).toHaveURL(paths.at(-1) ?? '')
  await expect(tools(page)).toBeVisible()
  await settled(page)
  await page.goto(paths[0] ?? '')
  await reachLessonTools(page)
  await expect(tools(page).getByText(/^Αποθηκεύτηκε/)).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Άσκηση' })).toBeVisible()
})

test('a saved lesson can be read without its scripts, which another build has replaced (R390)', async ({
  page,
  context,
}) => {
  const path = await lessonPath(1)
  await openWithWorker(page, path)
  await saveLesson(page)
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('saved-'))
    const cache = await caches.open(name)
    const saved = await cache.match(location.pathname)
    const html = (await saved?.text())?.replace(/\/(app|webpack-runtime)-\w+\.js/g, '/$1-gone.js')
    await cache.put(location.pathname, new Response(html, saved))
  })
  await forgetVisits(page)
  await context.setOffline(true)
  await page.goto(path)
  await settled(page)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await expect(main(page).getByRole('region', { name: 'Άσκηση' })).toBeVisible()
  await main(page).locator('[data-card-link]').first().click()
  await expectHeading(page, 'Δεν υπάρχει σύνδεση')
})
