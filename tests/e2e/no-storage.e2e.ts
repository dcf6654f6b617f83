import { expect, test } from '@playwright/test'
import { heading, main, shownColourSwitch } from './support/locators'
import { settled } from './support/page-state'
import { addressOf } from './support/public-pages'
import { recordErrors } from './support/requests'

/** Storage that a browser forbids, or that is full. */
const hardships = {
  forbidden: () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBFactory.prototype.open = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, bring] of Object.entries(hardships)) {
  test(`with storage ${name} pages can be read and forms sent`, async ({ page, context }) => {
    const errors = recordErrors(page)
    await page.addInitScript(bring)
    if (name === 'forbidden') {
      const browser = await context.newCDPSession(page)
      await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    }
    for (const place of ['product', 'lesson', 'cart'] as const) {
      await page.goto(await addressOf(place))
      await settled(page)
      await expect(heading(page)).toBeVisible()
    }
    await (await shownColourSwitch(page)).click()
    await expect(page.locator('html')).toHaveClass(/theme-ui-dark/)
    await page.goto('/contact')
    await main(page).getByLabel('Όνομα').fill('Ελένη Παππά')
    await main(page).getByLabel('E-mail').fill('eleni@example.com')
    await main(page).getByLabel('Μήνυμα').fill('Πότε θα ξαναέρθει το ξύλινο κουτί;')
    await main(page).getByRole('button', { name: 'Αποστολή' }).click()
    await expect(main(page).getByText('Το μήνυμά σας έφτασε')).toBeVisible()
    await page.goto('/account/login')
    await expect(main(page).getByLabel('E-mail')).toBeVisible()
    await expect(main(page).getByText('μπλοκάρει τα cookies')).toBeVisible({
      visible: name === 'forbidden',
    })
    expect(errors).toEqual([])
  })
}
