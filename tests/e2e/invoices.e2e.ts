import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { textOfPdf } from '../support/pdf-text'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import {
  expectConfirmed,
  openLastStep,
  signInWithCart,
  submitButton,
  submitOrder,
} from './support/checkout-form'
import { setControl } from './support/environment'
import { overflowing } from './support/fitting'
import { button, expectHeading, field, main } from './support/locators'
import { test } from './support/own-servers'

const part = (page: Page) => main(page).getByRole('region', { name: 'Τιμολόγιο' })

test('an order for a firm has its invoice once it is completed, as a PDF whose Greek can be copied (R449, R450, R451)', {
  tag: '@smoke',
}, async ({ page, servers, request }) => {
  await signInWithCart(page)
  await openLastStep(page)
  await expect(main(page).getByText(/εκδίδεται στο ονοματεπώνυμο/)).toBeVisible()
  await submitOrder(page)
  await expect(part(page)).toContainText('Εκδίδεται μόλις ολοκληρωθεί η παραγγελία')
  await main(page).getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  await expectHeading(page, /^Παραγγελία \d+$/)
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  await expect(part(page)).toContainText('Εκδίδεται μόλις ολοκληρωθεί η παραγγελία')

  await setControl(`orders/${id}/complete`, {}, servers.upstream)
  await page.reload()
  await expect(part(page)).toContainText(/Αριθμός INV-\d{4}-\d{6}/)
  await expect(part(page)).toContainText(/ΦΠΑ \d+% σε/)
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleInBothModes(page)
  const before = page.viewportSize()
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
  if (before) await page.setViewportSize(before)

  await servers.answerWith(`/api/v1/order/${id}/invoice/download`, 200, { detail: 'Σύντομα.' })
  await button(page, 'Λήψη σε PDF').click()
  await expect(part(page).getByRole('alert')).toContainText('Το τιμολόγιο δεν κατέβηκε')
  await servers.mend()
  const coming = page.waitForEvent('download')
  await button(page, 'Δοκιμάστε ξανά').click()
  const download = await coming
  const number = /INV-\d{4}-\d{6}/.exec((await part(page).textContent()) ?? '')?.[0]
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  const lines = textOfPdf(await readFile(await download.path()))
  expect(lines).toEqual(
    expect.arrayContaining([`Τιμολόγιο ${number}`, 'Νεφέλη Δροσινού', 'ΑΦΜ 094259216']),
  )
  await expect(part(page).getByRole('alert')).toHaveCount(0)

  const ofStranger = await request.get(`${servers.site}/api/orders/${id}/invoice/file`)
  expect(ofStranger.status()).toBe(401)
})

test('a tax number that looks wrong is asked about at its field, and ordered with by one more press (R486)', async ({
  page,
}) => {
  await signInWithCart(page)
  await openLastStep(page)
  await field(page, 'ΑΦΜ').fill('123456789')
  await submitButton(page).click()
  await expect(field(page, 'ΑΦΜ')).toBeFocused()
  await expect(main(page)).toContainText('Είναι σωστό;')
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  await submitButton(page).click()
  await expectConfirmed(page)
})
