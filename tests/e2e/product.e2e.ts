import { expect, type Page, test } from '@playwright/test'
import { entityPath } from '#contract/paths/site-paths'
import { emulator } from './support/environment'
import { coveredPoints, overflowing } from './support/fitting'
import { expectHeading, expectHref, footer, heading, main } from './support/locators'
import { hydrated, recordTroubles, settled } from './support/page-state'
import { productPath } from './support/public-pages'
import { recordPaths } from './support/requests'
import { amountIn } from './support/texts'

const price = (page: Page) => main(page).locator('[data-area=decision] strong').first()

const lowerEdge = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)

/** Special products of the seed. */
const soldOut = 36
const onlyEnglish = 7

test('a product page has its parts, and no cart for guests', { tag: '@smoke' }, async ({
  page,
}) => {
  const calls = recordPaths(page, /^\/api\/cart/)
  const troubles = recordTroubles(page)
  const product = await emulator.product(9)
  const path = entityPath('product', product)
  await page.goto(path)
  await expectHeading(page, product.translations.el?.name ?? '')
  expect(amountIn(await price(page).innerText())).toBe(product.finalPrice)
  await expect(main(page).getByText('Διαθέσιμο', { exact: true })).toBeVisible()
  await expect(main(page).locator('dl')).toContainText(`${product.vatPercent}%`)
  await expect(main(page).locator('#kritikes article')).toHaveCount(await emulator.reviewCount(9))
  await expectHref(page.getByRole('link', { name: 'Ρωτήστε μας για το προϊόν' }), '/contact')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map((fact) => JSON.parse(fact))).toContainEqual(
    expect.objectContaining({ '@type': 'Product', sku: '9' }),
  )
  await settled(page)
  await expect(page.getByRole('button', { name: /καλάθι/i })).toHaveCount(0)
  expect(calls).toEqual([])
  expect(troubles).toEqual([])
})

test('the description precedes the facts; on wide screens the decision stays in view', async ({
  page,
  isMobile,
}) => {
  await page.goto(await productPath(9))
  const titles = await main(page).getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.slice(0, 3)).toEqual(['Περιγραφή', 'Στοιχεία', 'Κριτικές'])
  const areaOf = (name: string) => main(page).locator(`[data-area=${name}]`)
  const [picture, decision, description, details, reviews] = await Promise.all(
    ['picture', 'decision', 'description', 'details', 'reviews'].map(async (area) => {
      const box = await areaOf(area).boundingBox()
      if (!box) throw new Error(`The product page has no ${area}.`)
      return box
    }),
  )
  /** Vertical space between two parts of a column. */
  const between = (upper = picture, lower = decision) => (lower?.y ?? 0) - lowerEdge(upper ?? null)
  expect(between(description, details)).toBeGreaterThanOrEqual(0)
  expect(between(details, reviews)).toBeGreaterThanOrEqual(0)
  await expect(main(page).locator('dl')).toContainText('Κωδικός προϊόντος')
  if (isMobile) {
    expect(between(decision, description)).toBeGreaterThanOrEqual(0)
    return
  }
  expect([description?.x, details?.x]).toEqual([picture?.x, picture?.x])
  expect(between(picture, description)).toBeLessThan(64)
  const rightEdge = (box = decision) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(reviews?.x).toBe(picture?.x)
  expect(Math.abs(rightEdge(reviews) - rightEdge(decision))).toBeLessThan(1)
  await areaOf('description').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect(price(page)).toBeInViewport()
  expect(await overflowing(page)).toEqual([])
  // The panel ends where the reviews begin.
  await areaOf('reviews').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const above = lowerEdge(await areaOf('decision').boundingBox())
  expect(above).toBeLessThanOrEqual((await areaOf('reviews').boundingBox())?.y ?? 0)
})

test('price, availability and one button are in the first screen', async ({ page, isMobile }) => {
  await page.goto(await productPath(9))
  await expect(price(page)).toBeInViewport({ ratio: 1 })
  const stock = main(page).getByText('Διαθέσιμο', { exact: true })
  await expect(stock).toBeInViewport({ ratio: 1 })
  const bar = main(page).locator('[data-buy-bar]')
  const ask = (isMobile ? bar : main(page).locator('[data-area=decision]')).getByRole('link', {
    name: /^Ρωτήστε μας/,
  })
  await expect(ask).toBeInViewport({ ratio: 1 })
  if (!isMobile) return
  // What is above the bar is in view.
  const top = (await bar.boundingBox())?.y ?? 0
  expect(lowerEdge(await price(page).boundingBox())).toBeLessThanOrEqual(top)
  expect(lowerEdge(await stock.boundingBox())).toBeLessThanOrEqual(top)
})

test('another picture replaces the large one, and links are never covered', async ({ page }) => {
  await page.goto(await productPath(9))
  const large = main(page).locator('[data-area=picture] img').first()
  const first = await large.getAttribute('src')
  const second = page.getByRole('link', { name: 'Εικόνα 2 από 2' })
  await hydrated(second)
  await second.click()
  await expect(large).not.toHaveAttribute('src', first ?? '')
  await expect(large).toHaveAttribute('alt', /Εικόνα 2 από 2/)
  const ask = page.getByRole('link', { name: 'Ρωτήστε μας για το προϊόν' })
  await ask.scrollIntoViewIfNeeded()
  await ask.click({ trial: true })
  await footer(page).scrollIntoViewIfNeeded()
  await footer(page).getByRole('link').last().click({ trial: true })
})

test('the buy bar on phones takes the place of the bottom bar, and never covers the footer (R474)', async ({
  page,
  isMobile,
}) => {
  const product = await emulator.product(9)
  await page.goto(entityPath('product', product))
  await settled(page)
  const bar = main(page).locator('[data-buy-bar]')
  if (!isMobile) {
    await expect(bar).toBeHidden()
    return
  }
  const ask = bar.getByRole('link', { name: 'Ρωτήστε μας' })
  const places = page.getByRole('navigation', { name: 'Γρήγορη πλοήγηση' })
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(ask).toBeInViewport({ ratio: 1 })
    expect(amountIn(await bar.innerText())).toBe(product.finalPrice)
    await ask.click({ trial: true })
    // One bar is seen, but the other one is never under it while it has the focus.
    expect(await bar.boundingBox()).toMatchObject({ y: 679, height: 61, width })
    expect(await coveredPoints(bar)).toEqual([])
    await places.getByRole('link').first().focus()
    expect(await coveredPoints(places)).toEqual([])
    await ask.focus()
    expect(await overflowing(page)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = await footer(page).boundingBox()
    expect(lowerEdge(await bar.boundingBox())).toBeLessThanOrEqual((end?.y ?? 0) + 1)
    expect(await coveredPoints(places)).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => scrollTo(0, 0))
  await ask.click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('products sold out or only in English are shown', async ({ page }) => {
  await page.goto(await productPath(soldOut))
  await expect(main(page).getByText('Εξαντλήθηκε', { exact: true })).toBeVisible()
  await page.goto(await productPath(onlyEnglish))
  await expect(heading(page)).toHaveAttribute('lang', 'en')
  await expect(main(page).locator('[lang=en]').filter({ hasText: 'deck' })).toHaveCount(1)
  await expect(main(page).getByText('Δεν υπάρχει ακόμη ελληνική περιγραφή')).toBeVisible()
  await expect(main(page).getByText('Κανείς δεν έχει γράψει ακόμη κριτική')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product page is complete, and its pictures can be opened', async ({ page, request }) => {
    const product = await emulator.product(9)
    await page.goto(entityPath('product', product))
    expect(amountIn(await price(page).innerText())).toBe(product.finalPrice)
    await expect(main(page).locator('#kritikes article')).toHaveCount(await emulator.reviewCount(9))
    const picture = await page.getByRole('link', { name: 'Εικόνα 2 από 2' }).getAttribute('href')
    expect((await request.get(picture ?? '')).status()).toBe(200)
  })
})
