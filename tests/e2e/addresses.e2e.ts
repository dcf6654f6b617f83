import { expect, type Page, test } from '@playwright/test'
import { fillAddress } from './support/checkout-form'
import { overflowing } from './support/fitting'
import { dialog, expectHeading, field, link, main } from './support/locators'
import { signUp } from './support/sign-in'

const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Οι διευθύνσεις σας' }).getByRole('listitem')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

async function addAddress(page: Page, title: string): Promise<void> {
  await page.goto('/account/addresses/new')
  await expectHeading(page, 'Νέα διεύθυνση')
  await fillAddress(page, title)
  await press(page, 'Αποθήκευση διεύθυνσης')
  await expect(page).toHaveURL(/\/account\/addresses$/)
  await expect(rows(page).filter({ hasText: title })).toHaveCount(1)
}

test('addresses are added, edited, made primary and deleted (R049, R050, R051, R159)', {
  tag: '@smoke',
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/account/addresses')
  await expect(main(page).getByText('Δεν έχετε ακόμη διεύθυνση')).toBeVisible()
  await addAddress(page, 'Σπίτι')
  await expect(rows(page)).toContainText('Κύρια')
  await addAddress(page, 'Γραφείο')
  await expect(rows(page)).toHaveCount(2)

  await link(page, 'Επεξεργασία: Γραφείο').click()
  await expectHeading(page, 'Επεξεργασία διεύθυνσης')
  await page.reload()
  await expectHeading(page, 'Επεξεργασία διεύθυνσης')
  await expect(page.locator('aside nav')).toHaveCount(1)
  await expect(field(page, 'Περιφέρεια')).toHaveValue('GR-I')
  await field(page, 'Όροφος').selectOption({ label: '5ος όροφος ή ψηλότερα' })
  await field(page, 'Πόλη').fill('Πειραιάς')
  await press(page, 'Αποθήκευση αλλαγών')
  await expect(rows(page).filter({ hasText: 'Γραφείο' })).toContainText('Πειραιάς')
  await link(page, 'Επεξεργασία: Γραφείο').click()
  await expect(field(page, 'Όροφος')).toHaveValue('FIFTH_FLOOR_PLUS')
  await page.goBack()

  await press(page, 'Να γίνει κύρια: Γραφείο')
  await expect(rows(page).first()).toContainText('Γραφείο')
  await expect(rows(page).first()).toContainText('Κύρια')
  for (const [title, left] of [
    ['Γραφείο', 1],
    ['Σπίτι', 0],
  ] as const) {
    await press(page, `Διαγραφή: ${title}`)
    await dialog(page).getByRole('button', { name: 'Διαγραφή διεύθυνσης' }).click()
    await expect(page.getByText(`Η διεύθυνση «${title}» διαγράφηκε.`)).toBeVisible()
    await expect(rows(page)).toHaveCount(left)
  }
  await page.reload()
  await expect(main(page).getByText('Δεν έχετε ακόμη διεύθυνση')).toBeVisible()
})

/** Autocomplete token and input mode of each field. */
const hints = [
  ['Όνομα', 'given-name', ''],
  ['Επώνυμο', 'family-name', ''],
  ['Χώρα', 'country', ''],
  ['Περιφέρεια', 'address-level1', ''],
  ['Οδός', 'address-line1', ''],
  ['Πόλη', 'address-level2', ''],
  ['Τ.Κ.', 'postal-code', ''],
  ['Τηλέφωνο', 'tel', 'tel'],
] as const

test('the form has options, input modes and warnings (R157, R158, R267)', async ({ page }) => {
  await signUp(page)
  await page.goto('/account/addresses/new')
  await expect(field(page, 'Όροφος').locator('option')).toHaveCount(8)
  await expect(field(page, 'Είδος χώρου').locator('option')).toHaveCount(4)
  await press(page, 'Αποθήκευση διεύθυνσης')
  await expect(field(page, 'Όνομα της διεύθυνσης')).toBeFocused()
  await expect(main(page).getByText(/: είναι απαιτούμενο\.$/)).toHaveCount(9)
  for (const [label, autocomplete, keys] of hints) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete)
    if (keys) await expect(field(page, label)).toHaveAttribute('inputmode', keys)
  }
  await fillAddress(page, 'Εξοχικό')
  const zipcode = field(page, 'Τ.Κ.')
  await expect(zipcode).toHaveAttribute('inputmode', 'numeric')
  await field(page, 'Χώρα').selectOption({ label: 'Κύπρος' })
  await expect(zipcode).toHaveAttribute('inputmode', 'text')
  await expect(field(page, 'Περιφέρεια')).toHaveValue('')
  await expect(field(page, 'Περιφέρεια').locator('option')).toHaveCount(7)
  await field(page, 'Χώρα').selectOption({ label: 'Ελλάδα' })
  await field(page, 'Περιφέρεια').selectOption({ label: 'Αττική' })
  await zipcode.fill('1056')
  await zipcode.blur()
  await expect(main(page).getByText(/έχουν πέντε ψηφία/)).toBeVisible()
  await press(page, 'Αποθήκευση διεύθυνσης')
  await expect(rows(page)).toContainText('1056')
})

test('errors of the short fields keep them side by side on the narrowest screen (R521)', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/account/addresses/new')
  await press(page, 'Αποθήκευση διεύθυνσης')
  await expect(main(page).getByText(/: είναι απαιτούμενο\.$/)).toHaveCount(9)
  expect(await overflowing(page)).toEqual([])
  for (const [left, right] of [
    ['Οδός', 'Αριθμός'],
    ['Τ.Κ.', 'Πόλη'],
  ] as const) {
    const [first, second] = await Promise.all([
      field(page, left).boundingBox(),
      field(page, right).boundingBox(),
    ])
    expect(second?.y).toBe(first?.y)
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0)
  }
})
