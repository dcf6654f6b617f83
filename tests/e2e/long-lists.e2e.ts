import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { isLongRun, runSize } from '../support/long-run'
import { expectHeading, main } from './support/locators'
import { askApi } from './support/own-order'
import { type OwnServers, test } from './support/own-servers'
import { layoutShift } from './support/page-metrics'
import { openQuietPage } from './support/page-state'
import { signIn, superuser } from './support/sign-in'

/** Number of rows, as in an account that is years old. */
const many = runSize(60, 1000)

/** A list of the account that can become long. */
interface LongList {
  path: string
  /** Path at the gateway below /api, and at the API. */
  api: string
  upstream: string
  name: string
  /** The button that loads more rows. */
  more: string
  /** Rows of the first page, and of each later one. */
  sizes: readonly [number, number]
}

const lists: readonly [LongList, LongList] = [
  {
    path: '/account/orders',
    api: '/orders',
    upstream: '/api/v1/order',
    name: 'Οι παραγγελίες σας',
    more: 'Δείτε παλαιότερες',
    sizes: [6, 24],
  },
  {
    path: '/account/favourites/products',
    api: '/products/favourites',
    upstream: '/api/v1/product/favourite',
    name: 'Τα προϊόντα που σας αρέσουν',
    more: 'Δείτε περισσότερα προϊόντα',
    sizes: [12, 48],
  },
]

const counted = z.object({ count: z.int() })

const rowsOf = (page: Page, { name }: LongList) =>
  main(page).getByRole('list', { name }).locator(':scope > li')

/** The scroll position, and the positions of the first rows in the document. */
function placesOf(page: Page, list: LongList): Promise<number[]> {
  const first = list.sizes[0]
  return rowsOf(page, list).evaluateAll(
    (items, first) => [
      window.scrollY,
      ...items.slice(0, first).map((item) => item.getBoundingClientRect().top + window.scrollY),
    ],
    first,
  )
}

/** DOM nodes in memory, detached ones included. */
async function nodesOf(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('HeapProfiler.collectGarbage')
  const { nodes } = await browser.send('Memory.getDOMCounters')
  await browser.detach()
  return nodes
}

async function arrive(page: Page, { give }: OwnServers): Promise<void> {
  await give(superuser.email, { orders: many, favourites: many })
  await openQuietPage(page)
  await signIn(page, superuser)
}

test.afterEach(({ servers }) => servers.startOver())

for (const list of lists) {
  test(`${many} rows load page by page without shifts: ${list.path} (R047, R058)`, async ({
    page,
    servers,
  }) => {
    if (isLongRun) test.setTimeout(600_000)
    const [first, later] = list.sizes
    const rows = rowsOf(page, list)
    const more = main(page).getByRole('button', { name: list.more })
    await arrive(page, servers)
    await page.goto(list.path)
    await expect(rows).toHaveCount(first)
    expect(await layoutShift(page)).toBeLessThan(0.01)

    const total = z.parse(counted, await askApi(page, 'GET', `${list.api}?pageSize=1`)).count
    let count = first
    const nodes = [await nodesOf(page)]
    await more.focus()
    while (count < total) {
      const before = await placesOf(page, list)
      await page.keyboard.press('Enter')
      count = Math.min(count + later, total)
      await expect(rows).toHaveCount(count)
      // Far down a page, browsers round positions by hundredths of a pixel.
      const places = before.map((place) => expect.closeTo(place, 0))
      expect(await placesOf(page, list)).toEqual(places)
      if (count < total) await expect(more).toBeFocused()
      nodes.push(await nodesOf(page))
    }
    await expect(main(page).getByText('Αυτά ήταν όλα.')).toBeFocused()
    // The last rows need no more nodes than the first.
    const [atFirst = 0, afterOne = 0] = nodes
    const perRow = (afterOne - atFirst) / later
    expect((nodes.at(-1) ?? 0) - atFirst).toBeLessThan(1.2 * perRow * (total - first))
  })
}

test('Back from an old order restores its place in the list (R047)', async ({ page, servers }) => {
  const [orders] = lists
  const rows = rowsOf(page, orders)
  await arrive(page, servers)
  await page.goto(orders.path)
  await main(page).getByRole('button', { name: orders.more }).click()
  await expect(rows).toHaveCount(30)
  const old = rows.nth(25).getByRole('link', { name: /^Παραγγελία/ })
  await old.click()
  await expectHeading(page, /^Παραγγελία \d+$/)
  await page.goBack()
  await expect(rows).toHaveCount(30)
  await expect(old).toBeInViewport()
})
