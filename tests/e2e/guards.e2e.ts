import { expect, type Page, test } from '@playwright/test'
import { accountMenu, expectHeading } from './support/locators'
import { recordTroubles, settled } from './support/page-state'
import { recordPaths } from './support/requests'
import { customer, signIn } from './support/sign-in'

const home = /^https?:\/\/[^/]+\/$/

/** Pages of members with their headings. */
const titles = {
  '/account': 'Γεια σας, Μαρία',
  '/account/2fa/totp/activate': 'Ενεργοποίηση εφαρμογής κωδικών',
  '/account/settings': 'Ρυθμίσεις',
}

/** Records every h1 that a page shows from its start on, even briefly. */
async function seenTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenTitles: seen })
    const look = () => {
      for (const title of document.querySelectorAll('h1')) seen.add(title.textContent ?? '')
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  return () =>
    page.evaluate(() => [...(window as unknown as { seenTitles: Set<string> }).seenTitles])
}

test('member pages redirect guests home, no requests (R100–R114, R118, R119)', {
  tag: '@smoke',
}, async ({ page }) => {
  const ofAnAccount = /^\/api\/(_allauth\/app\/v1\/account|user|orders|cart|notification)/
  const calls = recordPaths(page, ofAnAccount)
  const troubles = recordTroubles(page)
  for (const path of ['/account', '/account/orders/17', '/account/2fa/totp/activate']) {
    await test.step(path, async () => {
      expect((await page.goto(path, { waitUntil: 'commit' }))?.status()).toBe(200)
      await expect(page).toHaveURL(home)
      await expect(accountMenu(page)).toHaveCount(0)
    })
  }
  await settled(page)
  expect(calls).toEqual([])
  expect(troubles).toEqual([])
})

test('own pages keep their title, menu and address after a reload (R043, R054, R061)', async ({
  page,
}) => {
  await signIn(page, customer)
  const seen = await seenTitles(page)
  for (const [path, title] of Object.entries(titles)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectHeading(page, [title])
      const inTab = path === '/account' ? 'Επισκόπηση' : title
      await expect(page).toHaveTitle(new RegExp(`^${inTab} `))
      await page.reload()
      await expectHeading(page, [title])
      await expect(page.locator('aside nav')).toHaveCount(1)
      await expect(page).toHaveURL(path)
      expect(await seen()).toEqual([title])
    })
  }
})
