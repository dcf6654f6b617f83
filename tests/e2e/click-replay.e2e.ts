import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectShown, main, shownColourSwitch } from './support/locators'
import { hydrated, pageHydrated, settled } from './support/page-state'
import { addressOf } from './support/public-pages'
import { holdRequests, holdScripts, recordErrors, recordPosts } from './support/requests'

const box = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const addressIn = (page: Page) => new URL(page.url())
const text = 'Πότε θα ξαναέχετε το τετράδιο με τα τετράγωνα;'

/** Opens a page and holds back its scripts; returns a function that releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}

for (const how of ['the button', 'Return']) {
  test(`a message sent by ${how} before hydration is posted once (R021)`, async ({ page }) => {
    const bodies = recordPosts(page, '/api/contact')
    const release = await openWithoutScripts(page, publicPaths.contact)
    await box(page, 'Όνομα').fill('Άννα Παππά')
    await box(page, 'Μήνυμα').fill(text)
    await box(page, 'E-mail').fill('anna@example.com')
    if (how === 'Return') await box(page, 'E-mail').press('Enter')
    else await main(page).getByRole('button', { name: 'Αποστολή' }).click()
    await expect(box(page, 'Μήνυμα')).toHaveValue(text)
    expect(addressIn(page).search).toBe('')
    release()
    await expect(main(page).getByRole('heading', { name: 'Το μήνυμά σας έφτασε' })).toBeFocused()
    expect(bodies).toEqual([{ name: 'Άννα Παππά', email: 'anna@example.com', message: text }])
    expect(addressIn(page).search).toBe('')
  })
}

for (const [form, path] of [
  ['contact', publicPaths.contact],
  ['feedback', publicPaths.feedback],
  ['withdrawal', publicPaths.withdrawal],
] as const) {
  test(`the ${form} form says after a while that its scripts do not load`, async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(path)
    const late = main(page).getByText('γι’ αυτό το κουμπί δεν λειτουργεί')
    await expect(late).toBeHidden()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(late).toBeVisible()
    // The start script requests them again.
    await page.unroute(/\.js$/)
    await pageHydrated(page)
    await expect(late).toHaveCount(0)
  })
}

test('the colour switch works before any script is loaded, and only once (R205, R208)', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const release = await openWithoutScripts(page, await addressOf('product'))
  const toggle = await shownColourSwitch(page)
  await toggle.click()
  await expect(page.locator('html')).toHaveClass(/theme-ui-dark/)
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  release()
  await settled(page)
  await expect(page.locator('html')).toHaveClass(/theme-ui-dark/)
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect(page.locator('html')).not.toHaveClass(/theme-ui-dark/)
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
})

test('a button clicked before hydration is busy at once; the page requests failed scripts again and reacts once', async ({
  page,
}) => {
  const path = await addressOf('product')
  const html = await (await page.request.get(path)).text()
  const scripts = new Set(/data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' '))
  expect(scripts.size).toBeGreaterThan(0)
  await page.route(/\.js$/, async (route) => {
    const isFirst = scripts.delete(new URL(route.request().url()).pathname)
    await (isFirst ? route.abort() : route.continue())
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const favourite = main(page)
    .getByRole('button', { name: /^Στα αγαπημένα/ })
    .first()
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-busy', 'true')
  // Filled at once.
  await expect(favourite.locator('svg')).not.toHaveCSS('fill', 'none')
  await expect.poll(() => scripts.size).toBe(0)
  await expect(page.getByText('Για τα αγαπημένα χρειάζεται σύνδεση')).toHaveCount(1)
  await expect(favourite).not.toHaveAttribute('aria-busy')
  expect(addressIn(page).pathname).toBe(path)
})

test('a search works before hydration, with one history entry each (R023)', async ({ page }) => {
  const asked = () => addressIn(page).searchParams.get('query')
  const release = await openWithoutScripts(page, '/')
  await main(page).getByRole('searchbox').fill('παλάτι')
  await main(page).getByRole('searchbox').press('Enter')
  await expect.poll(asked).toBe('παλάτι')
  const field = main(page).getByRole('searchbox', { name: 'Τι ψάχνετε;' })
  await field.fill('μνήμη')
  await main(page).getByRole('button', { name: 'Αναζήτηση' }).click()
  await expect.poll(asked).toBe('μνήμη')
  release()
  await expectShown(page, /^Βρήκαμε .* «μνήμη»/)
  await expect(field).toHaveValue('μνήμη')
  await page.goBack()
  await expect(field).toHaveValue('παλάτι')
  await page.goBack()
  await expect.poll(() => addressIn(page).pathname).toBe('/')
})

test('a link to a heading keeps the content below it while its script is loading', async ({
  page,
}) => {
  const errors = recordErrors(page)
  const release = await holdRequests(page, /\/product-reviews-\w+\.js$/)
  await page.goto(await addressOf('product'))
  await pageHydrated(page)
  const reviews = main(page).locator('#kritikes')
  await recordGaps(page, '#kritikes')
  await main(page).locator('a[href="#kritikes"]').click()
  await expect(page).toHaveURL(/#kritikes$/)
  // Longer than the router needs to react.
  await page.waitForTimeout(1000)
  await expect(reviews).toBeInViewport()
  release()
  await settled(page)
  await hydrated(reviews)
  await expect(reviews).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('data-gaps', '0')
  expect(errors).toEqual([])
})

/** Counts the frames in which an element is missing, in `data-gaps` of the document. */
async function recordGaps(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    let gaps = 0
    const look = () => {
      if (!document.querySelector(wanted)) gaps += 1
      document.documentElement.dataset.gaps = `${gaps}`
      requestAnimationFrame(look)
    }
    look()
  }, selector)
}
