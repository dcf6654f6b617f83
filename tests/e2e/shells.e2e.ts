import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { navigateTo } from './support/keyboard'
import { expectHeading, expectShown, footer, heading, main } from './support/locators'
import { recordTroubles, settled } from './support/page-state'
import { holdScripts, recordErrors, recordPaths, recordRequests } from './support/requests'

const someOrder = '/checkout/success/0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b'

async function expectHidden(page: Page): Promise<void> {
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
}

async function expectNotFound(page: Page): Promise<void> {
  await expectHeading(page, 'Σφαλμα 404')
  await expectHidden(page)
}

for (const path of [publicPaths.cart, publicPaths.checkout]) {
  test(`${path} is empty for a guest, without requests (R008, R031, R032)`, async ({ page }) => {
    const calls = recordPaths(page, /^\/api\/cart/)
    const troubles = recordTroubles(page)
    expect((await page.goto(path))?.status()).toBe(200)
    await settled(page)
    await expectHeading(page, 'Το καλάθι σας είναι άδειο')
    await expectHidden(page)
    await expect(footer(page)).toBeVisible()
    expect(calls).toEqual([])
    expect(troubles).toEqual([])
    await main(page).getByRole('link', { name: 'Δείτε τα προϊόντα' }).click()
    await expect(page).toHaveURL(publicPaths.products)
  })
}

const loaded = {
  [publicPaths.cart]: 'Το καλάθι σας είναι άδειο',
  [publicPaths.checkout]: 'Το καλάθι σας είναι άδειο',
  [`${publicPaths.search}?query=μνήμη`]: /^Βρήκαμε .* «μνήμη»/,
}

for (const [path, words] of Object.entries(loaded)) {
  test(`${path} keeps the footer below the first screen, so that it never moves in view`, async ({
    page,
  }) => {
    const isBelow = () =>
      footer(page).evaluate((element) => element.getBoundingClientRect().top >= innerHeight)
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(await isBelow()).toBe(true)
    release()
    await expectShown(page, words)
    await settled(page)
    expect(await isBelow()).toBe(true)
  })
}

test('an unknown account page is a 404 (R042, R128, R314)', async ({ page }) => {
  const troubles = recordErrors(page)
  expect((await page.goto('/account/den-yparchei'))?.status()).toBe(404)
  await expectNotFound(page)
  await settled(page)
  await expect(page).toHaveTitle('Σφαλμα 404')
  // React's error messages are numbers in production; 423 is a discarded page.
  expect(troubles.filter((message) => !message.startsWith('Page Not Found'))).toEqual([])
})

for (const path of ['/checkout/success/not-a-uuid', '/account/den-yparchei', '/account/orders/x']) {
  test(`${path} is a 404 on client-side navigation, too (R128, R314)`, async ({ page }) => {
    await page.goto(publicPaths.about)
    await settled(page)
    const documents = recordRequests(page, (request) =>
      request.isNavigationRequest() ? request.url() : null,
    )
    const errors: string[] = []
    page.on('console', (said) => {
      if (said.type() === 'error') errors.push(said.text())
    })
    await navigateTo(page, path)
    await expectHeading(page, 'Σφαλμα 404')
    await expect(page).toHaveTitle('Σφαλμα 404')
    expect(documents).toEqual([])
    expect(errors.join()).toContain(`Page Not Found: ${path}`)
    await main(page).getByRole('link', { name: 'Πίσω στην Αρχική' }).click()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).not.toHaveText('Σφαλμα 404')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cart, checkout and account show what they need, and no state', async ({ page }) => {
    for (const path of [publicPaths.cart, publicPaths.checkout]) {
      await page.goto(path)
      await expectHeading(page, 'Το καλάθι χρειάζεται JavaScript')
      await expect(main(page).getByText('Το καλάθι σας είναι άδειο')).toHaveCount(0)
      await expect(main(page).getByRole('link', { name: 'Δείτε τα προϊόντα' })).toBeVisible()
    }
    for (const path of ['/account/orders', someOrder]) {
      await page.goto(path)
      await expect(main(page).getByText(/χρειάζεται JavaScript/)).toBeVisible()
    }
  })
})
