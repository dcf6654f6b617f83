import { expect, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { main } from './support/locators'
import { addressOf, field, open, status } from './support/search-page'
import { expectCached } from './support/worker-caches'

declare global {
  interface Window {
    longTasks?: number
  }
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the search opens offline after a visit of any page (R372)', { tag: '@smoke' }, async ({
    page,
    context,
  }) => {
    await page.goto(publicPaths.about)
    await expectCached(page, publicPaths.about)
    await context.setOffline(true)
    const found = {
      mikromathisi: 'Γιατί μικρομάθηση',
      ΜΝΗΜΗΣ: 'Το παλάτι της μνήμης στο δικό σας σπίτι',
      δώρα: 'Κιτ και δώρα',
      επανληψη: 'Η δύναμη της επανάληψης με διαστήματα',
      επιστροφές: 'Πολιτική επιστροφών',
    }
    for (const [query, title] of Object.entries(found)) {
      await page.goto(addressOf(query))
      await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    }
    await page.goto(addressOf('xyzzy'))
    await expect(main(page).getByRole('heading', { name: /Δεν βρήκαμε τίποτα/ })).toBeVisible()
  })
})

test('a key press is answered without a long task (R373)', async ({ page }) => {
  await open(page)
  await field(page).focus()
  await page.evaluate(() => {
    window.longTasks = 0
    new PerformanceObserver((list) => {
      window.longTasks = (window.longTasks ?? 0) + list.getEntries().length
    }).observe({ type: 'longtask' })
  })
  const longTasks = () => page.evaluate(() => window.longTasks ?? 0)
  // Once without one is enough: on a busy machine any task may take long.
  await expect(async () => {
    await field(page).fill('')
    const before = await longTasks()
    await field(page).pressSequentially('μικρομάθηση', { delay: 60 })
    await expect(status(page)).toContainText('για «μικρομάθηση»')
    expect(await longTasks()).toBe(before)
  }).toPass()
})
