import { type Browser, expect, type Page, test } from '@playwright/test'
import * as z from 'zod/mini'
import { entityPath } from '../../contract/paths/site-paths'
import { expectAccessible } from './support/accessibility'
import { failNext, loseNext, withoutLimits } from './support/faults'
import { blogOf } from './support/public-pages'
import {
  askService,
  expectHeading,
  type Person,
  signIn,
  signInByForm,
  signUp,
} from './support/sign-in'

const main = (page: Page) => page.getByRole('main')
const talk = (page: Page) => main(page).getByRole('region', { name: 'Σχόλια' })
const article = (page: Page, words: string) =>
  talk(page).getByRole('article').filter({ hasText: words })
const field = (page: Page) =>
  talk(page).getByRole('textbox', { name: 'Το σχόλιό σας', exact: true })
const send = (page: Page) => talk(page).getByRole('button', { name: 'Αποστολή σχολίου' })
const waiting = 'Περιμένει έγκριση'

/** A lesson with an approved comment that nobody else's end-to-end test is about. */
const lesson = 14

async function pathOf(page: Page): Promise<string> {
  return entityPath('blogPost', await blogOf(page.request).post(lesson))
}

/** Opens the lesson as a new member. */
async function arrive(page: Page) {
  const person = await signUp(page)
  await page.goto(await pathOf(page))
  await field(page).scrollIntoViewIfNeeded()
  return person
}

async function strangerOn(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const read = page.waitForResponse('**/comments?parent=none*')
  await page.goto(path)
  await read
  return page
}

const sessions = z.object({ data: z.array(z.object({ id: z.number(), is_current: z.boolean() })) })

/** Ends all other sessions of a person, from another browser. */
async function endFromElsewhere(browser: Browser, person: Person): Promise<void> {
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, person)
  const { body } = await askService(elsewhere, 'GET', '/auth/sessions')
  const others = sessions.parse(body).data.filter(({ is_current }) => !is_current)
  const ids = others.map(({ id }) => id)
  const ended = await askService(elsewhere, 'DELETE', '/auth/sessions', { sessions: ids })
  expect(ended.status).toBe(200)
  await elsewhere.context().close()
}

test.beforeAll(async ({ request }) => withoutLimits(request))

test('a comment is written, rewritten and deleted, and waits where only its author sees it', async ({
  page,
  browser,
}) => {
  await arrive(page)
  await field(page).fill('Πρώτη σκέψη, μόλις το διάβασα.')
  await send(page).click()
  const mine = article(page, 'Πρώτη σκέψη')
  await expect(mine).toContainText(waiting)
  await expect(mine).toBeFocused()
  await expect(field(page)).toHaveValue('')

  const stranger = await strangerOn(browser, await pathOf(page))
  await expect(talk(stranger)).not.toContainText('Πρώτη σκέψη')
  await stranger.context().close()

  await page.reload()
  await mine.getByRole('button', { name: 'Επεξεργασία' }).click()
  const words = mine.getByRole('textbox', { name: 'Επεξεργασία σχολίου' })
  await expect(words).toBeFocused()
  await words.fill('Δεύτερη σκέψη, με το κεφάλι ήσυχο.')
  await mine.getByRole('button', { name: 'Αποθήκευση' }).click()
  const changed = article(page, 'Δεύτερη σκέψη')
  await expect(changed).toContainText(waiting)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  await changed.getByRole('button', { name: 'Διαγραφή' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Διαγραφή σχολίου' }).click()
  await expect(page.getByText('Το σχόλιο διαγράφηκε.')).toBeVisible()
  await page.reload()
  await expect(field(page)).toBeVisible()
  await expect(changed).toHaveCount(0)
})

test('a comment of somebody else is answered and liked', async ({ page }) => {
  await arrive(page)
  const theirs = talk(page).getByRole('article').first()
  const like = theirs.getByRole('button', { name: /^Μου αρέσει το σχόλιο/ })
  const written = page.waitForResponse('**/update-likes')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await written
  await theirs.getByRole('button', { name: /^Απάντηση στο σχόλιο/ }).click()
  const answer = talk(page).getByRole('textbox', { name: /^Η απάντησή σας/ })
  await expect(answer).toBeFocused()
  await answer.fill('Το ίδιο έπαθα κι εγώ.')
  await talk(page).getByRole('button', { name: 'Αποστολή απάντησης' }).click()
  await expect(article(page, 'Το ίδιο έπαθα κι εγώ.').last()).toContainText(waiting)
  await page.reload()
  await expect(article(page, 'Το ίδιο έπαθα κι εγώ.').last()).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('guests are asked to sign in, for the place where they were', async ({ page }) => {
  const path = await pathOf(page)
  await page.goto(path)
  await expect(talk(page).getByRole('link', { name: 'Συνδεθείτε για να γράψετε' })).toHaveAttribute(
    'href',
    `/account/login?next=${path}`,
  )
  const read = page.waitForResponse('**/comments?parent=none*')
  await page.reload()
  await read
  await talk(page)
    .getByRole('button', { name: /^Απάντηση στο σχόλιο/ })
    .first()
    .click()
  await expectHeading(page, 'Σύνδεση')
  expect(new URL(page.url()).searchParams.get('next')).toBe(path)
})

test('what was typed survives a failing service and a cut line, and arrives once (A5 76)', async ({
  page,
  request,
}) => {
  await arrive(page)
  const words = 'Γραμμένο σε τούνελ.'
  await field(page).fill(words)
  await failNext(request, { pathPrefix: '/api/v1/blog/comment', method: 'POST', status: 503 })
  await send(page).click()
  await expect(talk(page).getByRole('alert')).toContainText('Δεν είναι δυνατή η σύνδεση')
  await expect(field(page)).toHaveValue(words)
  await expect(article(page, words)).toHaveCount(0)
  await loseNext(request, { pathPrefix: '/api/v1/blog/comment', method: 'POST' })
  await send(page).click()
  await expect(talk(page).getByRole('alert')).toBeVisible()
  await send(page).click()
  await expect(field(page)).toHaveValue('')
  await expect(article(page, words)).toHaveCount(1)
  await page.reload()
  await expect(article(page, words)).toHaveCount(1)
})

test('what was typed is there after a reload and after signing in again (A3-40)', async ({
  page,
  browser,
  request,
}) => {
  const person = await arrive(page)
  const words = 'Μισοτελειωμένη σκέψη.'
  await field(page).fill(words)
  await page.reload()
  await expect(field(page)).toHaveValue(words)
  await endFromElsewhere(browser, person)
  await failNext(request, { pathPrefix: '/api/v1/blog/comment', method: 'POST', status: 401 })
  const ended = page.getByText('Η σύνδεσή σας έληξε')
  // The page may hear of the end before the press.
  await Promise.race([send(page).click(), ended.waitFor()])
  await expect(ended).toBeVisible()
  await talk(page).getByRole('link', { name: 'Συνδεθείτε για να γράψετε' }).click()
  await expectHeading(page, 'Σύνδεση')
  await signInByForm(page, person.email, person.password)
  await expect(field(page)).toHaveValue(words)
  await expect(talk(page).getByText('Βρήκαμε όσα είχατε γράψει')).toBeVisible()
})
