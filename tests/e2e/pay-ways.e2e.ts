import { expect, test } from '@playwright/test'
import { fillCart, openLastStep } from './support/checkout-form'
import { main } from './support/locators'
import { openQuietPage } from './support/page-state'
import { signIn, superuser } from './support/sign-in'

test('ways to pay have Greek names, without those that cannot be paid', async ({ page }) => {
  await openQuietPage(page)
  await signIn(page, superuser)
  await fillCart(page, 1)
  await openLastStep(page)
  const ways = main(page).getByRole('radiogroup', { name: /Τρόπος πληρωμής/ })
  await expect(ways.getByRole('radio')).toHaveCount(2)
  await expect(ways.getByRole('radio', { name: /Αντικαταβολή/ })).toBeVisible()
  await expect(ways.getByRole('radio', { name: /Τραπεζική κατάθεση/ })).toBeVisible()
  await expect(ways).not.toContainText(/[A-Z]+_[A-Z]+/)
})
