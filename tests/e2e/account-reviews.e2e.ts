import { expect, type Locator, type Page, test } from '@playwright/test'
import { entityPath } from '#contract/paths/site-paths'
import type { Product } from '#contract/shop/product'
import { expectAccessibleOnNarrowScreen } from './support/accessibility'
import { emulator } from './support/environment'
import { dialog, expectHeading, expectHref, main } from './support/locators'
import { approach } from './support/page-state'
import { signUp } from './support/sign-in'

const reviews = (page: Page) => main(page).getByRole('region', { name: 'Κριτικές', exact: true })
const own = (page: Page) => main(page).getByRole('region', { name: 'Η κριτική σας' })
const star = (page: Page, words: string) =>
  main(page).getByRole('radio', { name: `${words} από 5 αστέρια`, exact: true })
const write = (page: Page) => own(page).getByRole('button', { name: 'Γράψτε κριτική' })
const send = (page: Page) => own(page).getByRole('button', { name: 'Αποστολή κριτικής' })
const comment = (page: Page) => main(page).getByRole('textbox', { name: 'Η γνώμη σας' })
const waiting = 'Περιμένει έγκριση'

const edit = (place: Locator) => place.getByRole('button', { name: /^Επεξεργασία/ })
const remove = (place: Locator) => place.getByRole('button', { name: /^Διαγραφή/ })
const row = (page: Page) =>
  main(page).getByRole('list', { name: 'Οι κριτικές σας' }).getByRole('listitem')

async function someProduct(): Promise<Product> {
  const products = await emulator.products('ordering=-createdAt&pageSize=4')
  const [product] = products.slice(-1)
  if (!product) throw new Error('There are no products.')
  return product
}

test('a review is written, listed in the account, edited and deleted (R052)', {
  tag: '@smoke',
}, async ({ page }) => {
  const product = await someProduct()
  const path = entityPath('product', product)
  await page.goto(path)
  const signIn = reviews(page).getByRole('link', { name: 'Συνδεθείτε για κριτική' })
  await expectHref(signIn, `/account/login?next=${path}`)
  const { email } = await signUp(page)
  await emulator.received(email, product.id)
  await page.goto(path)
  await approach(reviews(page))
  await write(page).click()
  await expect(star(page, '0,5')).toBeFocused()
  await send(page).click()
  await expect(own(page).getByText('Διαλέξτε μία από τις επιλογές.')).toBeVisible()
  await star(page, '4').check()
  await page.keyboard.press('ArrowRight')
  await expect(star(page, '4,5')).toBeChecked()
  await comment(page).fill('Το πήρα για το τρένο και δεν το αφήνω.')
  await expectAccessibleOnNarrowScreen(page)
  await send(page).click()
  await expect(own(page)).toContainText(waiting)
  await expect(own(page).getByRole('img', { name: /4,5/ })).toBeVisible()

  await page.goto('/account/reviews')
  await expectHeading(page, 'Κριτικές')
  await page.reload()
  await expectHeading(page, 'Κριτικές')
  await expect(row(page)).toContainText('δεν το αφήνω')
  await edit(row(page)).click()
  await row(page).getByRole('button', { name: 'Χωρίς αλλαγές' }).click()
  await expect(edit(row(page))).toBeFocused()
  await edit(row(page)).click()
  await star(page, '3').check()
  await row(page).getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(row(page).getByRole('img', { name: /^3 / })).toBeVisible()
  await expect(row(page)).toContainText(waiting)

  await page.goto(path)
  await approach(reviews(page))
  await remove(own(page)).click()
  await dialog(page).getByRole('button', { name: 'Διαγραφή κριτικής' }).click()
  await expect(page.getByText('Η κριτική διαγράφηκε.')).toBeVisible()
  await expect(write(page)).toBeVisible()
})
