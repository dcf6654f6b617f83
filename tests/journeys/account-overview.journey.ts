import { expect, type Page, test } from '@playwright/test'
import { failNext, withoutLimits } from './parts/faults'
import { oneAtATime } from './parts/one-at-a-time'
import { settled, troublesOf } from './parts/quiet-page'
import { newPerson, signUp } from './parts/sign-up'

const main = (page: Page) => page.getByRole('main')
const headings = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeAll(async ({ request }) => withoutLimits(request))

test('says how the account stands, and each card leads on (R043)', async ({ page }) => {
  const { email } = await signUp(page)
  const troubles = troublesOf(page)
  await page.goto('/account')
  await expect(headings(page)).toHaveText(['Γεια σας'])
  await expect(main(page).getByText(`Έχετε συνδεθεί ως ${email}`)).toBeVisible()
  await expect(main(page).getByText('1 από 3 βήματα')).toBeVisible()
  await expect(main(page).getByText(`${email}, επιβεβαιωμένη`)).toBeVisible()
  await expect(main(page).getByText('Μόνο αυτή η συσκευή')).toBeVisible()
  await expect(main(page).getByText('Κανένας ακόμη')).toBeVisible()
  await settled(page)
  expect(troubles).toEqual([])
  await main(page).getByRole('link', { name: 'Συσκευές' }).first().click()
  await expect(page).toHaveURL('/account/sessions')
  await expect(headings(page)).toHaveText(['Συσκευές'])
})

test('shows whose account it is above the menu (R043)', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/account')
  const side = page.getByRole('complementary')
  await expect(side.getByText(email)).toBeVisible()
  await expect(side.getByRole('navigation')).toBeVisible()
})

for (const [row, path, title] of [
  ['R046', '/account/email', 'Διευθύνσεις e-mail'],
  ['R053', '/account/sessions', 'Συσκευές'],
  ['R055', '/account/password/change', 'Κωδικός πρόσβασης'],
  ['R056', '/account/providers', 'Άλλοι λογαριασμοί'],
] as const) {
  test(`${path} opens directly and after a reload, with its own heading (${row})`, async ({
    page,
  }) => {
    await signUp(page)
    await page.goto(path)
    await expect(headings(page)).toHaveText([title])
    await expect(page).toHaveTitle(new RegExp(`^${title} `))
    await page.reload()
    await expect(headings(page)).toHaveText([title])
    await expect(page).toHaveURL(path)
  })
}

test('one part that fails spoils nothing else, and can be asked for again', async ({
  page,
  request,
}) => {
  await signUp(page, newPerson())
  await oneAtATime('account-providers', async () => {
    await failNext(request, {
      pathPrefix: '/_allauth/app/v1/account/providers',
      method: 'GET',
      status: 500,
    })
    await page.goto('/account')
    await expect(main(page).getByText('Κάποια στοιχεία δεν φορτώθηκαν')).toBeVisible()
  })
  await expect(main(page).getByText('Μόνο αυτή η συσκευή')).toBeVisible()
  await main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
  await expect(main(page).getByText('Κανένας ακόμη')).toBeVisible()
  await expect(main(page).getByText('Κάποια στοιχεία δεν φορτώθηκαν')).toBeHidden()
})
