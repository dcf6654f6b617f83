import { type Browser, expect, type Page, test } from '@playwright/test'
import * as z from 'zod'
import { withoutLimits } from './support/faults'
import { settled } from './support/page-state'
import { askService, type Person, signIn, signUp } from './support/sign-in'

/** A confirmation counts for 30 s; asking and showing take a moment more. */
const patience = { timeout: 33_000 }

const sessions = z.object({ data: z.array(z.object({ id: z.number(), is_current: z.boolean() })) })

const toast = (page: Page, words: string) => page.locator('[data-sonner-toast]', { hasText: words })
const expiredToast = (page: Page) => toast(page, 'Η σύνδεσή σας έληξε')

/** Ends all other sessions of a person. */
async function endOthers(elsewhere: Page): Promise<void> {
  const { body } = await askService(elsewhere, 'GET', '/auth/sessions')
  const others = sessions.parse(body).data.filter(({ is_current }) => !is_current)
  const ids = others.map(({ id }) => id)
  const ended = await askService(elsewhere, 'DELETE', '/auth/sessions', { sessions: ids })
  expect(ended.status).toBe(200)
}

async function changePassword(elsewhere: Page, { password }: Person): Promise<void> {
  const body = { current_password: password, new_password: `${password} και ένα ακόμη` }
  const changed = await askService(elsewhere, 'POST', '/account/password/change', body)
  expect(changed.status).toBe(200)
}

const ends: readonly (readonly [string, (elsewhere: Page, person: Person) => Promise<void>])[] = [
  ['ended from another device', endOthers],
  ['ended by a change of password', changePassword],
]

/** The same person on another device. */
async function onOtherDevice(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, person)
  return page
}

/** Status of the cart, asked with the cookies of the page's browser. */
function cartOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/api/cart')).status)
}

test.beforeAll(async ({ request }) => withoutLimits(request))
test.beforeEach(() => test.setTimeout(90_000))

for (const [name, end] of ends) {
  test(`a session ${name} gets no cart any more, and the other one does`, async ({
    page,
    browser,
  }) => {
    const person = await signUp(page)
    const elsewhere = await onOtherDevice(browser, person)
    expect([await cartOf(page), await cartOf(elsewhere)]).toEqual([200, 200])
    await end(elsewhere, person)
    await expect.poll(() => cartOf(page), patience).toBe(401)
    expect(await cartOf(elsewhere)).toBe(200)
    await elsewhere.context().close()
  })

  test(`the page of a session ${name} says so by itself, in every tab`, async ({
    page,
    context,
    browser,
  }) => {
    const person = await signUp(page)
    await page.goto('/account')
    await expect(
      page.getByRole('main').getByText(person.email).filter({ visible: true }).first(),
    ).toBeVisible()
    const tab = await context.newPage()
    await tab.goto('/account')
    await expect(
      tab.getByRole('main').getByText(person.email).filter({ visible: true }).first(),
    ).toBeVisible()
    const elsewhere = await onOtherDevice(browser, person)
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
    await elsewhere.context().close()
  })
}

test('a visible page without a socket learns of it, too', async ({ page, browser }) => {
  await page.routeWebSocket('**/ws/**', (socket) => socket.close())
  const person = await signUp(page)
  await page.goto('/account')
  await expect(
    page.getByRole('main').getByText(person.email).filter({ visible: true }).first(),
  ).toBeVisible()
  await settled(page)
  const elsewhere = await onOtherDevice(browser, person)
  await endOthers(elsewhere)
  await expect(expiredToast(page)).toBeVisible(patience)
  await expect(page).toHaveURL('/')
  await elsewhere.context().close()
})
