import { expect, type Page } from '@playwright/test'
import { button, main } from './locators'
import { lessonPath } from './public-pages'

/** A lesson of the seed with two questions of its author. */
export const lesson = 1
const day = 86_400_000

export const questions = (page: Page) => main(page).getByRole('region', { name: 'Το θυμάστε;' })
export const due = (page: Page) => main(page).getByRole('article').getByRole('heading')
/** The device's clock; it stands still. */
export const setDay = (page: Page, daysAhead: number) =>
  page.clock.setFixedTime(Date.now() + daysAhead * day)

/** Keeps the cards of a lesson without answering any. */
export async function keepCards(page: Page, postId = lesson): Promise<void> {
  await page.goto(await lessonPath(postId))
  await keepCardsHere(page)
}

/** Of the lesson in view. */
export async function keepCardsHere(page: Page): Promise<void> {
  await main(page).getByRole('heading', { name: 'Το θυμάστε;' }).scrollIntoViewIfNeeded()
  await button(page, 'Κρατήστε τις κάρτες').click()
  await expect(questions(page).getByRole('link', { name: 'Στην επανάληψη' })).toBeVisible()
}

export async function answer(page: Page, answered: string): Promise<void> {
  await button(page, 'Δείτε την απάντηση').click()
  await button(page, answered).click()
}

/** Answers all cards of the day. */
export async function answerAll(page: Page): Promise<void> {
  const progress = await main(page)
    .getByText(/^0 από \d+ κάρτες$/)
    .textContent()
  const [, count = ''] = /από (\d+)/.exec(progress ?? '') ?? []
  for (let left = Number(count); left > 0; left -= 1) {
    await answer(page, 'Το θυμήθηκα')
    await expect(
      main(page).getByText(`${Number(count) - left + 1} από ${count} κάρτες`),
    ).toBeVisible()
  }
}
