import { expect, type Page } from '@playwright/test'
import { setControl } from '../e2e/support/environment'
import { type Shop, signInToAccount, test } from './two-copies'

/** The headers with which the page's own scripts call the API for the member who is signed in. */
async function memberHeaders(page: Page, { site }: Shop): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'content-type': 'application/json',
    'x-requested-by': 'storefront',
    origin: site,
    'sec-fetch-site': 'same-origin',
  }
}

test.describe('with an upstream that is slow', () => {
  // The reads must still be pending after a copy has started, which is slow on a busy machine.
  test.use({ limits: { RATE_LIMITS: 'on', UPSTREAM_TIMEOUT_MS: '60000' } })

  test('a pending read succeeds although each copy is killed once', async ({ page, shop }) => {
    await signInToAccount(page)
    const headers = await memberHeaders(page, shop)
    await page.goto('about:blank')
    const [first, second] = shop.copies
    const slow = { method: 'GET', pathPrefix: '/api/v1/cart', delayMs: 30_000, count: 4 }
    await setControl('delay', slow, shop.upstream)
    await first.kill()
    // nginx tries the killed copy first for some of them.
    const reads = Promise.all(
      Array.from({ length: 4 }, () => fetch(`${shop.site}/api/cart`, { headers })),
    )
    await expect
      .poll(async () => (await (await fetch(`${shop.upstream}/switches`)).json()).faults)
      .toEqual([])
    await first.start()
    await second.kill()
    expect((await reads).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

/** Sends requests of a member one after the other, until it is stopped; all must succeed. */
function keepSending(url: string, init: RequestInit) {
  let isOver = false
  let sent = 0
  const failures: string[] = []
  const send = async () => {
    const answer = await fetch(url, init)
    await answer.arrayBuffer()
    if (!answer.ok) failures.push(`${init.method ?? 'GET'} ${answer.status}`)
  }
  const run = async () => {
    while (!isOver) {
      await send().catch((error) => failures.push(String(error)))
      sent += 1
    }
  }
  const runs = Promise.all([run(), run()])
  const stop = async () => {
    isOver = true
    await runs
    return { sent, failures }
  }
  return { stop }
}

test.describe('under load', () => {
  test.use({ limits: { RATE_LIMITS: 'off' } })

  test('no request fails while copies are killed and restarted', async ({ page, shop }) => {
    await signInToAccount(page)
    const headers = await memberHeaders(page, shop)
    const path = '/notification/user/mark-all-as-seen'
    const reading = keepSending(`${shop.site}/api/cart`, { headers })
    for (const copy of shop.copies) {
      await copy.kill()
      await copy.start()
    }
    const writing = keepSending(`${shop.site}/api${path}`, { headers, method: 'POST', body: '{}' })
    for (const copy of shop.copies) {
      await copy.stop()
      await copy.start()
    }
    for (const { sent, failures } of await Promise.all([reading.stop(), writing.stop()])) {
      expect(failures).toEqual([])
      expect(sent).toBeGreaterThan(100)
    }
  })
})
