import type { Page } from '@playwright/test'
import { field } from './sign-in-page'

/** Fills the form of an address as far as it must be filled. */
export async function fillAddress(page: Page, title: string): Promise<void> {
  await field(page, 'Όνομα της διεύθυνσης').fill(title)
  await field(page, 'Όνομα').fill('Άννα')
  await field(page, 'Επώνυμο').fill('Κώστα')
  await field(page, 'Τηλέφωνο').fill('210 123 4567')
  await field(page, 'Περιφέρεια').selectOption({ label: 'Αττική' })
  await field(page, 'Οδός').fill('Ερμού')
  await field(page, 'Αριθμός').fill('5')
  await field(page, 'Πόλη').fill('Αθήνα')
  await field(page, 'Ταχυδρομικός κώδικας').fill('10563')
}
