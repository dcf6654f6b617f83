import { expect, type Route, test } from '@playwright/test'
import { expectAccessibleOnNarrowScreen } from './support/accessibility'
import { expectHeading, main } from './support/locators'
import { recordTroubles, settled } from './support/page-state'
import { signUp } from './support/sign-in'

test('shows owner, a first step and four cards: learning, latest order, favourites, one security step (R043, R476)', {
  tag: '@smoke',
}, async ({ page, isMobile }) => {
  const { email } = await signUp(page)
  const troubles = recordTroubles(page)
  await page.goto('/account')
  await expectHeading(page, ['Γεια σας'])
  await expect(main(page).getByText(`Έχετε συνδεθεί ως ${email}`)).toBeVisible()
  const titles = [
    'Διαβάστε το πρώτο σας μάθημα',
    'Η μάθησή σας',
    'Παραγγελίες',
    'Αγαπημένα προϊόντα',
    'Ασφάλεια του λογαριασμού',
  ]
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(titles)
  const learning = main(page).getByRole('region', { name: 'Η μάθησή σας' })
  await expect(learning.getByRole('link')).toHaveText(['Επανάληψη', 'Αποθηκευμένα μαθήματα'])
  await expect(main(page).getByText('Πατήστε την καρδιά σε ένα προϊόν')).toBeVisible()
  const safety = main(page).getByRole('region', { name: 'Ασφάλεια του λογαριασμού' })
  await expect(safety.getByText('1 από 3 βήματα')).toBeVisible()
  // The address is confirmed: the second step is the next one, and the only one.
  await expect(safety.getByRole('heading', { level: 3 })).toHaveText(
    'Προσθέστε δεύτερο βήμα στη σύνδεση',
  )
  await expect(safety.getByRole('link')).toHaveCount(1)
  const side = page.getByRole('complementary')
  await expect(side.getByText(email)).toBeVisible({ visible: !isMobile })
  const groups = side.getByRole('navigation').getByRole('list', { name: /./ })
  await expect(groups).toHaveCount(3)
  await settled(page)
  expect(troubles).toEqual([])
  await expectAccessibleOnNarrowScreen(page)
  await safety.getByRole('link', { name: 'Προσθήκη βήματος' }).click()
  await expect(page).toHaveURL('/account/2fa')
})

test('a failed part does not affect the others, and can be retried', async ({ page }) => {
  await signUp(page)
  const fail = (route: Route) => route.fulfill({ status: 500, json: {} })
  await page.route('**/account/authenticators', fail, { times: 1 })
  await page.goto('/account')
  await expect(main(page).getByText('Κάποια στοιχεία δεν φορτώθηκαν')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Παραγγελίες' })).toBeVisible()
  await expect(main(page).getByText(/από 3 βήματα/)).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
  await expect(main(page).getByText('1 από 3 βήματα')).toBeVisible()
  await expect(main(page).getByText('Κάποια στοιχεία δεν φορτώθηκαν')).toBeHidden()
})
