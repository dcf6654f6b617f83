import { expect, type Page, test } from '@playwright/test'
import { accountMenu, button, dialog, expectHeading, heading, main } from './support/locators'
import { askApi, placeOrder } from './support/own-order'
import { customer, signIn, signUp } from './support/sign-in'
import { amountIn, notFoundMessages } from './support/texts'

const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Οι παραγγελίες σας' }).getByRole('listitem')

test('an order has its products, amounts and status in Greek (R048)', async ({ page }) => {
  await signIn(page, customer)
  await page.goto('/account/orders')
  await rows(page)
    .filter({ hasText: 'Στάλθηκε' })
    .getByRole('link', { name: /^Παραγγελία/ })
    .click()
  await expectHeading(page, /^Παραγγελία \d+$/)
  const part = (name: string) => main(page).getByRole('region', { name, exact: true })
  await expect(part('Προϊόντα').getByRole('listitem')).toHaveCount(1)
  await expect(part('Προϊόντα')).toContainText(/4 × [\d.,]+\s€/)
  await expect(part('Προϊόντα').locator('img')).toHaveCount(1)
  const lines = part('Ποσά').getByRole('definition')
  await expect(lines).toHaveCount(0)
  await part('Ποσά').getByText('Σύνολο').first().click()
  const amounts = await lines.allTextContents()
  const [total = 0, ...summands] = amounts.map(amountIn).toReversed()
  expect(total).toBeCloseTo(
    summands.reduce((sum, one) => sum + one, 0),
    2,
  )
  await expect(part('Παράδοση')).toContainText('Μαρία Καρρά')
  await expect(part('Πληρωμή')).toContainText('Παραστατικό: Τιμολόγιο')
  await expect(part('Πορεία της παραγγελίας')).toContainText('14 Νοεμβρίου 2026')
  await expect(part('Πορεία της παραγγελίας')).toContainText('GS104688102GR')
  await expect(button(page, 'Ακύρωση παραγγελίας')).toHaveCount(0)
  await expect(main(page)).not.toContainText(/SHIPPED|INVOICE|COMPLETED/)
  const seller = main(page).getByText('ΑΦΜ 000000000')
  await expect(seller).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(seller).toBeVisible()
  await expect(main(page).getByText('epikoinonia@stagona.example')).toBeVisible()
  await expect(accountMenu(page)).toBeHidden()
  await expect(button(page, 'Εκτύπωση')).toBeHidden()
  await expect(main(page).getByRole('link', { name: 'Παραγγελίες', exact: true })).toHaveCount(0)
  // What is folded is printed, too.
  await expect(part('Παράδοση').getByText('+30 690 000 0101')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(part('Παράδοση').getByText('+30 690 000 0101')).toBeVisible()
  await expect(lines.first()).toBeVisible()
})

test('an order can be cancelled permanently, after a question (R048)', { tag: '@smoke' }, async ({
  page,
}) => {
  const { email } = await signUp(page)
  const { id, name } = await placeOrder(page, email)
  await page.goto('/account')
  await main(page).getByRole('link', { name: 'Η τελευταία σας παραγγελία' }).click()
  await expect(page.getByRole('heading', { name: `Παραγγελία ${id}`, level: 1 })).toBeFocused()
  await expect(main(page).getByRole('link', { name })).toBeVisible()
  await button(page, 'Ακύρωση παραγγελίας').click()
  await dialog(page).getByRole('button', { name: 'Όχι, να μείνει' }).click()
  await expect(main(page).getByText('Θα ετοιμαστεί')).toBeVisible()
  await button(page, 'Ακύρωση παραγγελίας').click()
  await dialog(page).getByRole('button', { name: 'Ναι, ακύρωση' }).click()
  await expect(page.getByText(`Η παραγγελία ${id} ακυρώθηκε.`)).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expect(main(page).getByText('Ακυρώθηκε').first()).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Ακυρώθηκε').first()).toBeVisible()
  await expect(button(page, 'Ακύρωση παραγγελίας')).toHaveCount(0)
})

test("another account's order shows the 404 screen, like a missing one (A5-84)", async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  const { id } = await placeOrder(page, email)
  const other = await browser.newPage()
  await signUp(other)
  for (const wrong of [String(id), '999999', 'abc']) {
    await other.goto(`/account/orders/${wrong}`)
    await expectHeading(other, notFoundMessages.title)
  }
  await other.goto('/account/orders')
  await expect(main(other).getByText('Δεν έχετε παραγγείλει ακόμη')).toBeVisible()
  await other.close()
  expect(await askApi(page, 'GET', `/orders/${id}`)).toMatchObject({ id })
})
