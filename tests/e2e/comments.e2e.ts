import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessibleOnNarrowScreen } from './support/accessibility'
import { dialog, main } from './support/locators'
import { approach } from './support/page-state'
import { lessonPath } from './support/public-pages'
import { signUp } from './support/sign-in'

const talk = (page: Page) => main(page).getByRole('region', { name: 'Σχόλια' })
const article = (page: Page, words: string) =>
  talk(page).getByRole('article').filter({ hasText: words })
const field = (page: Page) =>
  talk(page).getByRole('textbox', { name: 'Το σχόλιό σας', exact: true })
const send = (page: Page) => talk(page).getByRole('button', { name: 'Αποστολή σχολίου' })
const waiting = 'Περιμένει έγκριση'

/** A lesson with an approved comment that no other test uses. */
const lesson = 14

/** Opens the lesson as a new member. */
async function arrive(page: Page) {
  const person = await signUp(page)
  // A fault for sending would also affect this request: its upstream path starts in the same way.
  const likes = page.waitForResponse('**/api/blog/comments/liked-comments')
  await page.goto(await lessonPath(lesson))
  await approach(talk(page))
  await field(page).scrollIntoViewIfNeeded()
  await likes
  return person
}

async function strangerOn(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage()
  const read = page.waitForResponse('**/comments?parent=none*')
  await page.goto(path)
  await approach(talk(page))
  await read
  return page
}

test('a comment is written, read by others, edited and deleted', { tag: '@smoke' }, async ({
  page,
  browser,
}) => {
  await arrive(page)
  await field(page).fill('Πρώτη σκέψη, μόλις το διάβασα.')
  await send(page).click()
  const mine = article(page, 'Πρώτη σκέψη')
  await expect(mine).not.toContainText(waiting)
  await expect(mine).toBeFocused()
  await expect(field(page)).toHaveValue('')

  const stranger = await strangerOn(browser, await lessonPath(lesson))
  await expect(talk(stranger)).toContainText('Πρώτη σκέψη')
  await stranger.close()

  await page.reload()
  await mine.getByRole('button', { name: 'Επεξεργασία' }).click()
  const words = mine.getByRole('textbox', { name: 'Επεξεργασία σχολίου' })
  await expect(words).toBeFocused()
  await words.fill('Δεύτερη σκέψη, με το κεφάλι ήσυχο.')
  await mine.getByRole('button', { name: 'Αποθήκευση' }).click()
  const changed = article(page, 'Δεύτερη σκέψη')
  await expect(changed).toBeVisible()
  await expectAccessibleOnNarrowScreen(page)

  await changed.getByRole('button', { name: 'Διαγραφή' }).click()
  await dialog(page).getByRole('button', { name: 'Διαγραφή σχολίου' }).click()
  await expect(page.getByText('Το σχόλιο διαγράφηκε.')).toBeVisible()
  await page.reload()
  await expect(field(page)).toBeVisible()
  await expect(changed).toHaveCount(0)
})

test('a comment of another member is answered and liked', async ({ page }) => {
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
  await expect(article(page, 'Το ίδιο έπαθα κι εγώ.').last()).toBeVisible()
  await page.reload()
  await expect(article(page, 'Το ίδιο έπαθα κι εγώ.').last()).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})
