import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { link, main } from './support/locators'
import { confirmPassword, test } from './support/second-factor'

const codes = (page: Page) => main(page).getByRole('list', { name: 'Οι κωδικοί σας' })
const codesPath = '/account/2fa/recovery-codes'
const demand = /\/account\/reauthenticate\?next=\/account\/2fa\/recovery-codes$/

test('secrets require reauthentication first: by password, after a reload as well (R071, R270, R271, R281, R315)', {
  tag: '@smoke',
}, async ({ page, time, member }) => {
  await time.letAuthenticationsAge()
  await page.goto(codesPath)
  await expect(page).toHaveURL(demand)
  await expect(link(page, 'Με κωδικό από την εφαρμογή')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(demand)
  await expect(link(page, 'Με κωδικό από την εφαρμογή')).toBeVisible()
  await expectAccessible(page)
  await expect(main(page)).toContainText('Ξεχάσατε τον κωδικό πρόσβασης; Αποσυνδεθείτε')
  await expect(link(page, 'Ξεχάσατε τον κωδικό πρόσβασης;')).toHaveCount(0)
  await confirmPassword(page, 'όχι αυτός')
  await expect(main(page).getByText('Ο κωδικός πρόσβασης δεν είναι σωστός.')).toBeVisible()
  await confirmPassword(page, member.password)
  await expect(page).toHaveURL(/:\d+\/account\/2fa\/recovery-codes$/)
  await expect(codes(page)).toBeVisible()
  await page.goto('/account/reauthenticate')
  await expect(page).toHaveURL(/:\d+\/$/)
})
