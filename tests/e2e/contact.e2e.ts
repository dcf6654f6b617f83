import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectHeading, main } from './support/locators'
import { settled } from './support/page-state'
import { recordPosts } from './support/requests'

const text = 'Πότε θα ξαναέχετε το τετράδιο με τα τετράγωνα;'

const box = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const send = (page: Page) => main(page).getByRole('button', { name: 'Αποστολή' })

async function write(page: Page): Promise<void> {
  await box(page, 'Όνομα').fill('Άννα Παππά')
  await box(page, 'E-mail').fill('anna@example.com')
  await box(page, 'Μήνυμα').fill(text)
}

async function openForm(page: Page, path: string = publicPaths.contact): Promise<void> {
  await page.goto(path)
  await settled(page)
}

const posted = (page: Page) => recordPosts(page, '/api/contact')

async function sendUntil(page: Page, title: RegExp): Promise<void> {
  await send(page).click()
  await expect(main(page).getByRole('heading', { name: title })).toBeFocused()
}

test('a message arrives, and another may follow (R021)', { tag: '@smoke' }, async ({ page }) => {
  const bodies = posted(page)
  await openForm(page)
  await write(page)
  await sendUntil(page, /έφτασε/)
  await expect(main(page)).toContainText('anna@example.com')
  expect(bodies).toEqual([{ name: 'Άννα Παππά', email: 'anna@example.com', message: text }])

  await main(page).getByRole('button', { name: 'Γράψτε κι άλλο μήνυμα' }).click()
  await expect(box(page, 'Μήνυμα')).toBeFocused()
  await expect(box(page, 'Μήνυμα')).toHaveValue('')
  await expect(box(page, 'Όνομα')).toHaveValue('Άννα Παππά')
  await page.reload()
  await settled(page)
  await expect(box(page, 'Όνομα')).toHaveValue('')
})

test('feedback is sent with topic and rating (R022)', async ({ page }) => {
  const bodies = posted(page)
  await openForm(page, publicPaths.feedback)
  await expectHeading(page, 'Πείτε μας τη γνώμη σας')
  await send(page).click()
  await expect(main(page).getByRole('combobox', { name: 'Θέμα' })).toBeFocused()
  await main(page).getByRole('combobox', { name: 'Θέμα' }).selectOption('Ο ιστότοπος')
  const rate = main(page).getByRole('radio', { name: 'Πολύ', exact: true })
  await rate.check()
  await main(page).getByRole('button', { name: 'Χωρίς βαθμό' }).click()
  await expect(rate).not.toBeChecked()
  await rate.check()
  await write(page)
  await sendUntil(page, /Ευχαριστούμε/)
  expect(bodies).toEqual([
    {
      name: 'Άννα Παππά',
      email: 'anna@example.com',
      message: `Γνώμη για: Ο ιστότοπος\nΒαθμός: 4 από 5\n\n${text}`,
    },
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [publicPaths.contact, publicPaths.feedback]) {
    test(`the form is disabled, with the reason: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(main(page).getByText(/χρειάζεται JavaScript/)).toBeVisible()
      const words = await main(page).innerText()
      expect(words).toContain('Για να στείλετε μήνυμα χρειάζεται JavaScript.')
      const fields = main(page).getByRole('textbox')
      await expect(fields.filter({ visible: true })).toHaveCount(3)
      for (const field of await fields.filter({ visible: true }).all()) {
        await expect(field).toBeDisabled()
      }
      await expect(send(page).filter({ visible: true })).toBeDisabled()
    })
  }
})
