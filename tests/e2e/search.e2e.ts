import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessible } from './support/accessibility'
import { emulator } from './support/environment'
import { oneAtATime } from './support/faults'
import { expectHeading, main } from './support/locators'
import { hydrated, recordTroubles, settled } from './support/page-state'
import { holdScripts, recordPaths, recordRequests } from './support/requests'
import { amountIn, unreachable } from './support/texts'

const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Τι ψάχνετε;' })
const status = (page: Page) => main(page).getByRole('status').first()
const group = (page: Page, name: 'Μαθήματα' | 'Προϊόντα') =>
  main(page).getByRole('region', { name })
const hits = (page: Page, name: 'Μαθήματα' | 'Προϊόντα') => group(page, name).getByRole('listitem')
const addressOf = (query: string) => `${publicPaths.search}?${new URLSearchParams({ query })}`
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('query')

async function open(page: Page, query?: string): Promise<void> {
  await page.goto(query === undefined ? publicPaths.search : addressOf(query))
  await settled(page)
}

/** Records the queries that the page sends to the API. */
const recordQueries = (page: Page) =>
  recordRequests(page, (request) => {
    const { pathname, searchParams } = new URL(request.url())
    return pathname === '/api/search' ? searchParams.get('query') : null
  })

test('a query has two groups of results, counted and marked (R023)', { tag: '@smoke' }, async ({
  page,
}) => {
  const troubles = recordTroubles(page)
  await open(page, 'μνήμη')
  await expect(field(page)).toHaveValue('μνήμη')
  await expect(status(page)).toHaveText(/^Βρήκαμε \d+ μαθήματα και \d+ προϊόντα για «μνήμη».$/)
  for (const name of ['Μαθήματα', 'Προϊόντα'] as const) {
    await expect(hits(page, name).first()).toBeVisible()
    const marks = await group(page, name).locator('mark').allTextContents()
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.every((mark) => /^μνήμ/i.test(mark))).toBe(true)
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(troubles).toEqual([])
})

test('products have price, rating and stock; more load on demand, with focus', async ({ page }) => {
  await open(page, 'κάρτες')
  const cards = group(page, 'Προϊόντα').getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(hits(page, 'Προϊόντα')).toHaveCount(10)
  for (const card of await cards.all()) {
    const href = (await card.getByRole('link').getAttribute('href')) ?? ''
    const product = await emulator.product(Number(href.split('/')[2]))
    expect(amountIn(await card.locator('strong').innerText())).toBe(product.finalPrice)
    const rating = product.approvedReviewCount > 0 ? `(${product.approvedReviewCount})` : 'Χωρίς'
    await expect(card).toContainText(rating)
    if (product.stock === 0) await expect(card).toContainText('Εξαντλήθηκε')
    else if (product.stock <= 5) await expect(card).toContainText(/Έμειναν?/)
  }
  await group(page, 'Προϊόντα').getByRole('button', { name: 'Δείτε ακόμη 10 προϊόντα' }).click()
  await expect(hits(page, 'Προϊόντα')).toHaveCount(20)
  await expect(hits(page, 'Προϊόντα').nth(10).getByRole('link')).toBeFocused()
})

test('the groups are below each other, whatever their size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, 'μνήμη')
  const lessons = await group(page, 'Μαθήματα').boundingBox()
  const products = await group(page, 'Προϊόντα').boundingBox()
  expect(products?.x).toBe(lessons?.x)
  expect(products?.width).toBe(lessons?.width)
  expect(products?.y ?? 0).toBeGreaterThan((lessons?.y ?? 0) + (lessons?.height ?? 0))
})

test('a result links to its page', async ({ page }) => {
  const troubles = recordTroubles(page)
  await open(page, 'παλάτι μνήμης')
  const link = hits(page, 'Μαθήματα').first().getByRole('link')
  const title = await link.innerText()
  expect(await link.getAttribute('href')).toMatch(/^\/blog\/post\/\d+\/[-\w]+$/)
  await link.click()
  await expectHeading(page, title)
  expect(troubles).toEqual([])
})

test('accents, capitals and alphabet do not matter', async ({ page }) => {
  await open(page, 'μνήμη')
  const titles = hits(page, 'Μαθήματα').getByRole('heading')
  const found = await titles.allInnerTexts()
  for (const query of ['ΜΝΗΜΗ', 'mnimi']) {
    await field(page).fill(query)
    await expect(status(page)).toContainText(`για «${query}»`)
    await expect(titles).toHaveText(found)
  }
})

test('typing replaces the address, Enter adds one to the history', async ({ page }) => {
  const queries = recordQueries(page)
  await page.goto(publicPaths.about)
  await open(page)
  await field(page).pressSequentially('μνήμη', { delay: 20 })
  await expect(status(page)).toContainText('για «μνήμη»')
  // The tests of the state machine cover the single request after a pause.
  expect(queries.at(-1)).toBe('μνήμη')
  expect(queryOf(page)).toBe('μνήμη')
  await field(page).press('Enter')
  await field(page).fill('ύπνος')
  await expect(status(page)).toContainText('για «ύπνος»')
  expect(queryOf(page)).toBe('ύπνος')
  await expect(field(page)).toBeFocused()

  await page.goBack()
  await expect(field(page)).toHaveValue('μνήμη')
  await expect(status(page)).toContainText('για «μνήμη»')
  await page.goBack()
  await expect(page).toHaveURL(publicPaths.about)
})

test('one letter requests nothing; an emptied field shows the topics', async ({ page }) => {
  const queries = recordQueries(page)
  await open(page)
  const topics = main(page).getByRole('navigation', { name: 'Ή διαλέξτε ένα θέμα' })
  await field(page).fill('μ')
  await field(page).press('Enter')
  await expect(topics).toBeVisible()
  expect(queries).toEqual([])
  await field(page).fill('μνήμη')
  await expect(status(page)).toContainText('για «μνήμη»')
  await field(page).fill('')
  await expect(topics).toBeVisible()
  await expect(page).toHaveURL(publicPaths.search)
  await topics.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/category\/\d+\//)
})

test('a query without results shows a notice and topics', async ({ page }) => {
  await open(page, 'ζζζζζζζζ')
  const none = main(page).getByRole('heading', { name: 'Δεν βρήκαμε τίποτα για «ζζζζζζζζ»' })
  await expect(none).toBeVisible()
  await expect(main(page).getByRole('navigation', { name: /θέμα/ })).toBeVisible()
  await expectAccessible(page)
})

test('a query is shown as text, whatever it contains', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>'
  await open(page, query)
  await expect(main(page).getByText(`«${query}»`).first()).toBeVisible()
  await expect(main(page).locator('img[src=x]')).toHaveCount(0)
})

test('in an outage it shows a notice, and recovers (R320)', async ({ page }) => {
  const endpoint = '/api/v1/search'
  await oneAtATime('search', async () => {
    await emulator.answerHtml(endpoint)
    try {
      await open(page, 'μνήμη')
      await expect(main(page).getByText(unreachable)).toBeVisible()
      await expect(field(page)).toHaveValue('μνήμη')
    } finally {
      await emulator.mend(endpoint)
    }
    await main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
    await expect(status(page)).toContainText('για «μνήμη»')
  })
})

test('offline it waits for the network', async ({ page, context }) => {
  await open(page)
  // Ensures that its script is loaded.
  await hydrated(field(page))
  await context.setOffline(true)
  await field(page).fill('μνήμη')
  await expect(main(page).getByText(/Δεν υπάρχει σύνδεση στο διαδίκτυο/)).toBeVisible()
  await context.setOffline(false)
  await expect(status(page)).toContainText('για «μνήμη»')
})

test.describe('the search of the navbar', () => {
  const bar = (page: Page) => page.getByRole('banner').getByRole('combobox')
  const list = (page: Page) => page.getByRole('listbox', { name: 'Προτάσεις' })

  test('is on wide screens, but not on the search page (R135, R136)', async ({
    page,
    isMobile,
  }) => {
    await page.goto(publicPaths.about)
    await expect(bar(page)).toBeVisible({ visible: !isMobile })
    await page.goto(publicPaths.search)
    await expect(bar(page)).toHaveCount(0)
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

    test('loads nothing until it is used', async ({ page }) => {
      const scripts = recordPaths(page, /\.js$/)
      const queries = recordQueries(page)
      await page.goto(publicPaths.about)
      await settled(page)
      const before = scripts.length
      await bar(page).focus()
      await expect.poll(() => scripts.length).toBeGreaterThan(before)
      expect(queries).toEqual([])
    })

    test('suggests, by keyboard as well (ARIA combobox)', async ({ page }) => {
      const troubles = recordTroubles(page)
      await page.goto(publicPaths.about)
      await settled(page)
      await bar(page).pressSequentially('μνήμη')
      await expect(list(page).getByRole('option')).toHaveCount(7)
      await expect(bar(page)).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)

      await bar(page).press('ArrowDown')
      const first = list(page).getByRole('option').first()
      await expect(first).toHaveAttribute('aria-selected', 'true')
      const id = (await first.getAttribute('id')) ?? ''
      await expect(bar(page)).toHaveAttribute('aria-activedescendant', id)
      await expect(bar(page)).toBeFocused()
      await bar(page).press('Escape')
      await expect(list(page)).toHaveCount(0)
      await expect(bar(page)).toHaveValue('μνήμη')
      await bar(page).press('ArrowDown')
      await bar(page).press('ArrowDown')
      const title = await list(page).getByRole('option', { selected: true }).innerText()
      await bar(page).press('Enter')
      await expectHeading(page, title)
      await expect(list(page)).toHaveCount(0)
      await expect(bar(page)).toHaveValue('')
      expect(troubles).toEqual([])
    })

    test('suggests for text typed before its script was loaded', async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(publicPaths.about, { waitUntil: 'domcontentloaded' })
      await bar(page).pressSequentially('μνήμη')
      release()
      await expect(list(page).getByRole('option')).toHaveCount(7)
      await expect(bar(page)).toBeFocused()
      await expect(bar(page)).toHaveValue('μνήμη')
    })

    test('opens the search page by Enter, and a result by click', async ({ page }) => {
      await page.goto(publicPaths.about)
      await settled(page)
      await bar(page).pressSequentially('μνήμη')
      await bar(page).press('Enter')
      await expect(field(page)).toHaveValue('μνήμη')
      await expect(status(page)).toContainText('για «μνήμη»')
      await page.goBack()
      await bar(page).pressSequentially('ύπνος')
      const option = list(page).getByRole('option').first()
      const title = await option.innerText()
      await option.click()
      await expectHeading(page, title)
    })

    test('closes on blur, and shows no errors', async ({ page, context }) => {
      await page.goto(publicPaths.about)
      await settled(page)
      await bar(page).pressSequentially('μνήμη')
      await expect(list(page)).toBeVisible()
      await page.mouse.click(20, 600)
      await expect(list(page)).toHaveCount(0)
      await bar(page).press('ArrowDown')
      await expect(list(page)).toBeVisible()
      await bar(page).press('Tab')
      await expect(list(page)).toHaveCount(0)
      await context.setOffline(true)
      await bar(page).fill('ύπνος')
      await expect(list(page)).toHaveCount(0)
      await context.setOffline(false)
      await bar(page).press('Enter')
      await expect(status(page)).toContainText('για «ύπνος»')
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a plain form, with topics instead of results', async ({ page }) => {
    await page.goto(publicPaths.search)
    await field(page).fill('μνήμη')
    await field(page).press('Enter')
    await expect(page).toHaveURL(addressOf('μνήμη'))
    await expect(main(page).getByText(/χρειάζεται JavaScript/)).toBeVisible()
    await main(page).getByRole('link', { name: 'Όλα τα μαθήματα' }).click()
    await expect(page).toHaveURL(publicPaths.blog)
  })
})
