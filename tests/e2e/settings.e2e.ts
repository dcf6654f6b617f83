import { expect, type Locator, type Page, test } from '@playwright/test'
import { button, expectHeading, field, main } from './support/locators'
import { signUp } from './support/sign-in'

async function arrive(page: Page) {
  const person = await signUp(page)
  await page.goto('/account/settings')
  await expectHeading(page, 'Ρυθμίσεις')
  return person
}

test('settings have three groups, one primary button, a way to the data', async ({ page }) => {
  await arrive(page)
  const groups = main(page).getByRole('heading', { level: 2 })
  await expect(groups).toHaveText(['Εσείς', 'Ο ιστότοπος', 'Απόρρητο'])
  const ground = (name: string) =>
    button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor)
  const primary = await ground('Αποθήκευση στοιχείων')
  const buttons = main(page).getByRole('button')
  const grounds = await buttons.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).backgroundColor),
  )
  expect(grounds.filter((one) => one === primary)).toHaveLength(1)

  await main(page).getByRole('link', { name: 'Τα δεδομένα σας' }).click()
  await expectHeading(page, 'Τα δεδομένα σας')
})

test('each setting can be reached by a link, and by its address (R054)', async ({ page }) => {
  await arrive(page)
  const links = page.getByRole('navigation', { name: 'Σε αυτή τη σελίδα' }).getByRole('link')
  await expect(field(page, 'Πόλη')).toBeVisible()
  const titles = await main(page).getByRole('heading', { level: 3 }).allTextContents()
  await expect(links).toHaveText(titles)
  for (const link of await links.all()) {
    const target = main(page).locator((await link.getAttribute('href')) ?? '')
    await expect(target.getByRole('heading', { level: 3 })).toHaveText(await link.innerText())
  }
  await field(page, 'Πόλη').fill('Βόλος')
  await links.filter({ hasText: 'Όνομα χρήστη' }).click()
  await expect(page).toHaveURL(/\/account\/settings#username$/)
  const isCovered = (element: Locator) =>
    element.evaluate((found) => {
      const { left, top } = found.getBoundingClientRect()
      return !found.contains(document.elementFromPoint(left + 4, top + 4))
    })
  const title = main(page).getByRole('heading', { level: 3, name: 'Όνομα χρήστη' })
  await expect(title).toBeInViewport({ ratio: 1 })
  // The list stays in view, above the title or beside it.
  await expect(links.first()).toBeInViewport()
  expect(await isCovered(title)).toBe(false)
  await expect(field(page, 'Πόλη')).toHaveValue('Βόλος')
  await page.goto('/account')
  await page.goto('/account/settings#cookies')
  const cookies = main(page).getByRole('heading', { level: 3, name: 'Cookies' })
  await expect(cookies).toBeInViewport({ ratio: 1 })
  // On low windows the list scrolls with the page.
  await page.setViewportSize({ width: 640, height: 360 })
  await cookies.scrollIntoViewIfNeeded()
  await expect(links.first()).not.toBeInViewport()
})
