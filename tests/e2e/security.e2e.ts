import { expect, type Page, type Request } from '@playwright/test'
import { siteUrl } from './support/environment'
import { type HostileUpstream, hostileText } from './support/hostile-upstream'
import { atControls, sortMenu } from './support/list-controls'
import { settled } from './support/page-state'
import { openForeignPage } from './support/provider-page'
import { addressOf, pageNames, statusOf } from './support/public-pages'
import { type SpiedSite, spiedTest as test } from './support/site-copies'
import { recordViolations, violationsOn } from './support/violations'

declare global {
  interface Window {
    __pwn?: number
  }
}

test.describe('every page', () => {
  // The policy applies to the worker's registration too, and a blocked one logs an error.
  test.use({ serviceWorkers: 'allow' })

  for (const name of pageNames) {
    test(`${name} obeys its policy and sends no foreign request (R310)`, async ({ page }) => {
      const errors: string[] = []
      const foreign: string[] = []
      const icons: string[] = []
      page.on('console', (line) => {
        // The browser logs the status of the missing page.
        const expected = statusOf(name) === 404 && line.text().includes('404')
        if (line.type() === 'error' && !expected) errors.push(line.text())
      })
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('request', (sent) => {
        const { origin, protocol, pathname } = new URL(sent.url())
        if (origin !== siteUrl && protocol !== 'data:') foreign.push(sent.url())
        if (/icon/i.test(pathname) && !/\/(favicon|icons\/)/.test(pathname)) icons.push(pathname)
      })
      await recordViolations(page)
      await page.goto(await addressOf(name))
      await settled(page)
      await page.mouse.wheel(0, 4000)
      await settled(page)
      expect(await violationsOn(page)).toEqual([])
      expect({ errors, foreign, icons }).toEqual({ errors: [], foreign: [], icons: [] })
    })
  }
})

test('no other site can embed ours', async ({ page }) => {
  await openForeignPage(page, `<iframe src="${siteUrl}/contact" width="600" height="600"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)
})

/** Writes of another site with a visitor's cookies, in each way that browsers have; run in the page. */
const writes = {
  'a form': (url) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: url })
    document.body.append(form)
    form.submit()
  },
  'a beacon': (url) => {
    navigator.sendBeacon(url, '{}')
  },
  'a request with JSON': (url) => {
    const headers = { 'content-type': 'application/json' }
    fetch(url, { method: 'POST', headers, body: '{}', credentials: 'include' }).catch(() => {})
  },
} satisfies Record<string, (url: string) => void>

test.describe('another site cannot write to ours', () => {
  const contact = '/api/contact'
  const writesOf = ({ requests }: HostileUpstream) =>
    requests.filter((line) => !/^(GET|HEAD) /.test(line))

  /** Runs an attempt of another site, which the gateway refuses. */
  async function expectRefused(page: Page, spied: SpiedSite, attempt: () => Promise<void>) {
    await openForeignPage(page, '<h1>Αλλού</h1>')
    // The other site cannot read the response; it detects only its end.
    const isOurs = (sent: Request) => sent.url() === spied.site + contact
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isOurs),
      page.waitForEvent('requestfailed', isOurs),
    ])
    await attempt()
    expect((await (await ended).response())?.status() ?? 403).toBe(403)
    expect(writesOf(spied.upstream)).toEqual([])
  }

  for (const [way, write] of Object.entries(writes)) {
    test(`by ${way}`, ({ page, spied }) =>
      expectRefused(page, spied, () => page.evaluate(write, spied.site + contact)))
  }

  test('our own page can', { tag: '@smoke' }, async ({ page, spied }) => {
    await page.goto(`${spied.site}/contact`)
    await settled(page)
    await page.getByLabel('Όνομα').fill('Ελένη Παππά')
    await page.getByLabel('E-mail').fill('eleni@example.com')
    await page.getByLabel('Μήνυμα').fill('Πότε θα ξαναέρθει το ξύλινο κουτί;')
    await page.getByRole('button', { name: 'Αποστολή' }).click()
    await expect.poll(() => writesOf(spied.upstream)).toEqual(['POST /api/v1/contact'])
  })
})

test('another site cannot read our responses', async ({ page }) => {
  await openForeignPage(page, '<h1>Αλλού</h1>')
  for (const path of ['/api/_auth/session', '/api/products', '/']) {
    const asked = page.evaluate((url) => fetch(url).then((answer) => answer.text()), siteUrl + path)
    await expect(asked).rejects.toThrow('Failed to fetch')
  }
})

test.describe('with hostile texts from the API', () => {
  for (const name of ['product', 'lesson', 'products', 'search', 'home'] as const) {
    test(`are shown as text or not at all: ${name}`, async ({ page, spied }) => {
      const dialogs: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        void dialog.dismiss()
      })
      await recordViolations(page)
      // The search asks the API only where its index is missing.
      await page.route('**/search-index/*', (route) => route.abort())
      await page.goto(spied.site + (await addressOf(name)))
      await settled(page)
      if (name === 'products') {
        await atControls(page, () => sortMenu(page).selectOption({ index: 2 }))
      }
      // Step by step: what stands below the first screen loads when it comes near.
      for (let step = 0; step < 9; step += 1) {
        await page.mouse.wheel(0, 1000)
        await settled(page)
      }
      // The home page loads nothing from the API.
      if (name !== 'home') await expect(page.getByText(hostileText).first()).toBeAttached()
      expect(await page.evaluate(() => window.__pwn)).toBeUndefined()
      expect(await violationsOn(page)).toEqual([])
      expect(dialogs).toEqual([])
      await expect(page.locator('main img[src="x"], main a[href^="javascript"]')).toHaveCount(0)
    })
  }
})
