import { expect, type Page } from '@playwright/test'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { setControl } from './support/environment'
import { overflowing } from './support/fitting'
import { storedBySite } from './support/key-traces'
import { button, expectHeading, field, link, main } from './support/locators'
import { codeTo, lastMailTo } from './support/outbox'
import { placeOrder } from './support/own-order'
import { confirmPassword, test } from './support/second-factor'
import {
  confirmAddress,
  fillSignup,
  signInByForm,
  signInElsewhere,
  signUp,
} from './support/sign-in'

async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
  if (before) await page.setViewportSize(before)
  await expectAccessibleInBothModes(page)
}

const submit = (page: Page) => button(page, 'Διαγραφή λογαριασμού')

test('a member leaves for good: both devices are out, and nothing of them stays (R446, R448)', {
  tag: '@smoke',
}, async ({ page, browser, servers, time }) => {
  const person = await signUp(page, servers.upstream)
  await placeOrder(page, person.email)
  const phone = await signInElsewhere(browser, person, { baseURL: servers.site })
  await phone.goto('/account/settings')
  await expectHeading(phone, 'Ρυθμίσεις')
  await time.letAuthenticationsAge()
  await page.goto('/account/settings')
  await link(page, 'Διαγραφή λογαριασμού').last().click()
  await expectHeading(page, 'Διαγραφή λογαριασμού')
  await expectFits(page)
  await field(page, 'Γράψτε τη λέξη ΔΙΑΓΡΑΦΗ').fill('ΔΙΑΓΡΑΦΗ')
  await submit(page).click()
  await expect(page).toHaveURL(/\/account\/reauthenticate\?next=\/account\/settings\/delete$/)
  await confirmPassword(page, person.password)
  await expect(main(page)).toContainText('Επιβεβαιώσατε ότι είστε εσείς')
  // A toast, which goes by itself.
  const isTold = expect(phone.getByText('Ο λογαριασμός διαγράφηκε')).toBeVisible()
  await submit(page).click()
  await expectHeading(page, 'Ο λογαριασμός σας έκλεισε')
  await expectFits(page)
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(cookies).not.toContainEqual(expect.stringMatching(/sid|has_session/))
  const kept = (await storedBySite(page)) + (await page.evaluate(() => document.cookie))
  for (const own of [person.email, person.password]) expect(kept).not.toContain(own)

  await isTold
  await expect(phone).toHaveURL(`${servers.site}/`)
  await phone.close()

  await setControl('worker/run', {}, servers.upstream)
  await page.goto('/account/login')
  await signInByForm(page, person.email, person.password)
  await expect(main(page)).toContainText('Το e-mail ή ο κωδικός πρόσβασης δεν είναι σωστά')

  // The same address finds nothing of before.
  const before = await lastMailTo(person.email, servers.upstream)
  await page.goto('/account/signup')
  await expectHeading(page, 'Νέος λογαριασμός')
  await fillSignup(page, person.email, person.password)
  await confirmAddress(page, await codeTo(person.email, before, servers.upstream))
  await expect(page).toHaveURL(/\/account\/?$/)
  await page.goto('/account/orders')
  await expect(main(page)).toContainText('Δεν έχετε παραγγείλει ακόμη')
})

test('who is signed out after a lost answer is led to the sign-in, which tells (R447)', async ({
  page,
  servers,
}) => {
  await signUp(page, servers.upstream)
  await page.goto('/account/settings/delete')
  // As where the cookies went and the answers that told it were lost.
  await page.route('**/delete-account', async (route) => {
    await page.context().clearCookies()
    await route.abort()
  })
  await field(page, 'Γράψτε τη λέξη ΔΙΑΓΡΑΦΗ').fill('ΔΙΑΓΡΑΦΗ')
  await submit(page).click()
  await expect(main(page)).toContainText('Έχετε αποσυνδεθεί')
  await expectFits(page)
  await expect(link(page, 'Σύνδεση')).toHaveAttribute(
    'href',
    '/account/login?next=/account/settings/delete',
  )
  await link(page, 'Σύνδεση').click()
  await expect(page).toHaveURL(/\/account\/login\?next=/)
  await expect(field(page, 'E-mail')).toBeVisible()
})
