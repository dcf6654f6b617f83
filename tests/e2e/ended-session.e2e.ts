import { expect, type Page, test } from '@playwright/test'
import { main, toast } from './support/locators'
import { endOtherSessions, type Person, signInElsewhere, signUp } from './support/sign-in'

/** A confirmed session is confirmed again after 30 s. */
const patience = { timeout: 120_000 }

const expiredToast = (page: Page) => toast(page, 'Η σύνδεσή σας έληξε')

/** The account page shows whose account it is. */
async function openAccount(page: Page, { email }: Person): Promise<void> {
  await page.goto('/account')
  await expect(main(page).getByText(email).filter({ visible: true }).first()).toBeVisible()
}

/** Status of the cart with the cookies of the page's browser. */
function cartOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/api/cart')).status)
}

test('all tabs of a session ended from another device show it, and get no data any more (R187)', async ({
  page,
  context,
  browser,
}) => {
  const person = await signUp(page)
  await openAccount(page, person)
  const tab = await context.newPage()
  await openAccount(tab, person)
  const elsewhere = await signInElsewhere(browser, person)
  expect([await cartOf(page), await cartOf(elsewhere)]).toEqual([200, 200])
  await endOtherSessions(elsewhere)
  await Promise.all(
    [page, tab].map(async (one) => {
      await expect(one).toHaveURL('/', patience)
      await expect(one.getByText(person.email)).toHaveCount(0)
      await expect(expiredToast(one).or(toast(one, 'Αποσυνδεθήκατε')).first()).toBeVisible()
    }),
  )
  expect([await cartOf(page), await cartOf(elsewhere)]).toEqual([401, 200])
  await page.goto('/account')
  await expect(page).toHaveURL('/')
  await elsewhere.close()
})
