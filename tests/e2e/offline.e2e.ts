import { type BrowserContext, expect, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleInBothModes } from './support/accessibility'
import { overflowing } from './support/fitting'
import { expectHeading, footer, heading, main } from './support/locators'
import { hydrated } from './support/page-state'
import { signUp } from './support/sign-in'
import { expectNoTraceAfterSignOut } from './support/sign-out'
import { cachedPaths, expectCached } from './support/worker-caches'

const offlineNotice = 'Είστε εκτός σύνδεσης: βλέπετε όσα έχουν αποθηκευτεί στη συσκευή σας.'

test.use({ serviceWorkers: 'allow' })

/**
 * Ends the connection. Chromium tells a page only of a change that happens while it is open: those
 * that are opened later are told by script.
 */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false }),
  )
}

test('visited pages open offline, others show a notice (R227, A4-69)', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await page.goto(publicPaths.index)
  await expectCached(page, publicPaths.index)
  await hydrated(footer(page).getByRole('link', { name: 'Ποιοι είμαστε' }))
  await footer(page).getByRole('link', { name: 'Ποιοι είμαστε' }).click()
  await expect(page).toHaveURL(publicPaths.about)
  await expectCached(page, publicPaths.about)
  await footer(page).getByRole('link', { name: 'Το όραμά μας' }).click()
  await expect(page).toHaveURL(publicPaths.vision)
  await expectCached(page, publicPaths.vision)

  await goOffline(context)
  for (const path of [publicPaths.index, publicPaths.about, publicPaths.vision]) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(footer(page)).toBeVisible()
    await expect(heading(page)).toHaveCount(1)
    await expect(page.getByRole('banner').getByText(offlineNotice)).toBeVisible()
  }
  expect((await page.goto(`${publicPaths.about}/`))?.status()).toBe(200)
  await expect(page.getByRole('banner').getByText(offlineNotice)).toBeVisible()
  expect((await page.goto(publicPaths['why-microlearning']))?.status()).toBe(503)
  await expectHeading(page, 'Δεν υπάρχει σύνδεση')
  await expect(page.getByRole('link', { name: 'Το όραμά μας' })).toBeVisible()
  const logo = page.getByRole('banner').getByRole('img').filter({ visible: true })
  await expect(logo).toHaveAttribute('width', '145')
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(main(page).locator('svg')).toBeVisible()
  await expectAccessibleInBothModes(page)
  expect(await overflowing(page)).toEqual([])
  expect((await page.goto(publicPaths.contact))?.status()).toBe(503)
  await expectHeading(page, 'Δεν υπάρχει σύνδεση')
  // The shell is cached, the script of the form is not.
  expect((await page.goto('/account/login'))?.status()).toBe(200)
  await expectHeading(page, 'Δεν υπάρχει σύνδεση')
  await expect(main(page).getByRole('link', { name: 'Το όραμά μας' })).toBeVisible()
  await expect(main(page).getByText('η αράχνη μας το πλέκει ξανά')).toBeVisible()
  await expectAccessibleInBothModes(page)
  await page.goto(publicPaths['why-microlearning'])
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Δοκιμάστε ξανά' }).click()
  await expect(heading(page)).not.toHaveText('Δεν υπάρχει σύνδεση')
})

test('no personal data is cached, nor remains after sign-out (R228, A4-68, A3-44)', async ({
  page,
}) => {
  const { email, password } = await signUp(page)
  for (const path of ['', '/email', '/orders', '/settings']) {
    await page.goto(`/account${path}`)
    await expect(heading(page)).toBeVisible()
  }
  await page.goto(publicPaths.about)
  await expectCached(page, publicPaths.about)
  const paths = await cachedPaths(page)
  expect(paths.filter((path) => /^\/(?:api|auth|ws|builds)\b/.test(path))).toEqual([])
  expect(paths.filter((path) => /^\/account\/./.test(path))).toEqual([])
  for (const path of ['/account/email', '/account']) {
    await page.goto(path)
    await expect(main(page).getByText(email).filter({ visible: true }).first()).toBeVisible()
  }
  await expectNoTraceAfterSignOut(page, email, password)
})
