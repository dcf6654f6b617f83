import { expect, type Page, test } from '@playwright/test'
import { withoutLimits } from './support/faults'
import { newPerson, signUp } from './support/sign-in'

const mine = (page: Page, email: string) =>
  page.getByRole('main').getByText(email).filter({ visible: true }).first()

/** Everything that the browser keeps for the site and a script can read, as one text. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answers: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        answers.push(request.url, (await answer?.text()) ?? '')
      }
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const stores = [{ ...localStorage }, { ...sessionStorage }]
    return JSON.stringify([document.cookie, databases, stores, answers])
  })
}

test.beforeAll(async ({ request }) => withoutLimits(request))

test('nothing of a person stays in the browser after signing out, and back shows nothing (A4-68, A3-44)', async ({
  page,
  context,
}) => {
  const { email, password } = await signUp(page, newPerson())
  for (const path of ['', '/email', '/sessions', '/password/change', '/2fa']) {
    await page.goto(`/account${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/account/email')
  await expect(mine(page, email)).toBeVisible()
  await page.goto('/account')
  await expect(mine(page, email)).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Μενού λογαριασμού' })
  await menu.getByRole('button', { name: 'Αποσύνδεση' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContainEqual(expect.stringContaining('sid'))
  const kept = await keptBy(page)
  for (const own of [email, password]) expect(kept).not.toContain(own)
  for (const _ of [1, 2]) {
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(email)).toHaveCount(0)
  }
})
