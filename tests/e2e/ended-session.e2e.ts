import { expect, type Page, test } from '@playwright/test'
import { main, toast } from './support/locators'
import { settled } from './support/page-state'
import {
  askService,
  endOtherSessions,
  type Person,
  signInElsewhere,
  signUp,
} from './support/sign-in'

/** A confirmed session is confirmed again after 30 s. */
const patience = { timeout: 120_000 }

const expiredToast = (page: Page) => toast(page, 'Η σύνδεσή σας έληξε')

async function changePassword(elsewhere: Page, { password }: Person): Promise<void> {
  const body = { current_password: password, new_password: `${password} και ένα ακόμη` }
  const changed = await askService(elsewhere, 'POST', '/account/password/change', body)
  expect(changed.status).toBe(200)
}

const ends: readonly (readonly [string, (elsewhere: Page, person: Person) => Promise<void>])[] = [
  ['ended from another device', endOtherSessions],
  ['ended by a change of password', changePassword],
]

/** The account page shows whose account it is. */
async function openAccount(page: Page, { email }: Person): Promise<void> {
  await page.goto('/account')
  await expect(main(page).getByText(email).filter({ visible: true }).first()).toBeVisible()
}

/** Status of the cart with the cookies of the page's browser. */
function cartOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/api/cart')).status)
}

for (const [name, end] of ends) {
  test(`a session ${name} gets no cart any more; other sessions do`, async ({ page, browser }) => {
    const person = await signUp(page)
    const elsewhere = await signInElsewhere(browser, person)
    expect([await cartOf(page), await cartOf(elsewhere)]).toEqual([200, 200])
    await end(elsewhere, person)
    await expect.poll(() => cartOf(page), patience).toBe(401)
    expect(await cartOf(elsewhere)).toBe(200)
    await elsewhere.close()
  })

  test(`all tabs of a session ${name} show that it ended`, async ({ page, context, browser }) => {
    const person = await signUp(page)
    await openAccount(page, person)
    const tab = await context.newPage()
    await openAccount(tab, person)
    const elsewhere = await signInElsewhere(browser, person)
    await end(elsewhere, person)
    await Promise.all(
      [page, tab].map(async (one) => {
        await expect(one).toHaveURL('/', patience)
        await expect(one.getByText(person.email)).toHaveCount(0)
        await expect(expiredToast(one).or(toast(one, 'Αποσυνδεθήκατε')).first()).toBeVisible()
      }),
    )
    await page.goto('/account')
    await expect(page).toHaveURL('/')
    await elsewhere.close()
  })
}

test('a visible page without a socket detects the ended session', async ({ page, browser }) => {
  await page.routeWebSocket('**/ws/**', (socket) => socket.close())
  const person = await signUp(page)
  await openAccount(page, person)
  await settled(page)
  const elsewhere = await signInElsewhere(browser, person)
  await endOtherSessions(elsewhere)
  await expect(expiredToast(page)).toBeVisible(patience)
  await expect(page).toHaveURL('/')
  await elsewhere.close()
})
