import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { setControl } from './support/environment'
import { storedBySite } from './support/key-traces'
import { button, expectHeading, field, link, main } from './support/locators'
import { confirmPassword, test } from './support/second-factor'
import { signInByForm, signInElsewhere, signUp } from './support/sign-in'

const submit = (page: Page) => button(page, 'Διαγραφή λογαριασμού')

test('a member leaves for good: both devices are out, and nothing of them stays (R446, R448)', {
  tag: '@smoke',
}, async ({ page, browser, servers, time }) => {
  const person = await signUp(page, servers.upstream)
  const phone = await signInElsewhere(browser, person, { baseURL: servers.site })
  await phone.goto('/account/settings')
  await expectHeading(phone, 'Ρυθμίσεις')
  await time.letAuthenticationsAge()
  await page.goto('/account/settings')
  await link(page, 'Διαγραφή λογαριασμού').last().click()
  await expectHeading(page, 'Διαγραφή λογαριασμού')
  await expectAccessible(page)
  await field(page, 'Γράψτε τη λέξη ΔΙΑΓΡΑΦΗ').fill('ΔΙΑΓΡΑΦΗ')
  await submit(page).click()
  await expect(page).toHaveURL(/\/account\/reauthenticate\?next=\/account\/settings\/delete$/)
  await confirmPassword(page, person.password)
  await expect(main(page)).toContainText('Επιβεβαιώσατε ότι είστε εσείς')
  // A toast, which goes by itself.
  const isTold = expect(phone.getByText('Ο λογαριασμός διαγράφηκε')).toBeVisible()
  await submit(page).click()
  await expectHeading(page, 'Ο λογαριασμός σας έκλεισε')
  await expectAccessible(page)
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
})
