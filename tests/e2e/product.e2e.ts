import { expect, type Page, test } from '@playwright/test'
import { entityPath } from '../../contract/paths/site-paths'
import { emulator } from './support/environment'
import { overflowing } from './support/fitting'
import { expectHeading, footer, heading, main } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { hydrated, recordTroubles, settled } from './support/page-state'
import { productPath } from './support/public-pages'
import { recordPaths } from './support/requests'
import { amountIn, unreachable } from './support/texts'

const price = (page: Page) => main(page).locator('[data-area=decision] strong').first()
const note = (page: Page) => main(page).locator('[data-area=decision]').getByRole('status')

const lowerEdge = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)

/** Products of the seed that are of a special kind. */
const soldOut = 36
const withoutPicture = 39
const onlyEnglish = 7

/** The product that a test may change: one for each project, as the two run in parallel. */
const ownProduct = (projectName: string) => (projectName === 'phone' ? 11 : 13)

test('a product says everything that a decision needs', async ({ page }) => {
  const troubles = recordTroubles(page)
  const product = await emulator.product(9)
  const path = entityPath('product', product)
  await page.goto(path)
  await expectHeading(page, product.translations.el?.name ?? '')
  expect(amountIn(await price(page).innerText())).toBe(product.finalPrice)
  await expect(main(page).getByText('Διαθέσιμο', { exact: true })).toBeVisible()
  await expect(main(page).locator('dl')).toContainText(`${product.vatPercent}%`)
  await expect(main(page).locator('#kritikes article')).toHaveCount(product.approvedReviewCount)
  await expect(page.getByRole('link', { name: 'Ρωτήστε μας για το προϊόν' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map((fact) => JSON.parse(fact))).toContainEqual(
    expect.objectContaining({ '@type': 'Product', sku: '9' }),
  )
  await settled(page)
  expect(troubles).toEqual([])
})

test('nobody can put anything into a cart while the shop is closed to guests', async ({ page }) => {
  const calls = recordPaths(page, /^\/api\/cart/)
  await page.goto(await productPath(9))
  await settled(page)
  await expect(page.getByRole('button', { name: /καλάθι/i })).toHaveCount(0)
  expect(calls).toEqual([])
})

test('a price that changed since the build is shown, and said politely', async ({ page }, {
  project,
}) => {
  const before = await emulator.product(ownProduct(project.name))
  await emulator.change(before.id, { price: before.price + 5 })
  try {
    const now = await emulator.product(before.id)
    await page.goto(entityPath('product', now))
    await expect(note(page)).toContainText('Η τιμή μόλις άλλαξε')
    expect(amountIn(await price(page).innerText())).toBe(now.finalPrice)
    expect(await layoutShift(page)).toBeLessThan(0.05)
  } finally {
    await emulator.change(before.id, { price: before.price })
  }
})

test('a product that sold out since the build says so', async ({ page }, { project }) => {
  const before = await emulator.product(ownProduct(project.name))
  await emulator.change(before.id, { stock: 0 })
  try {
    await page.goto(entityPath('product', before))
    await expect(note(page)).toContainText('Το προϊόν μόλις εξαντλήθηκε.')
    await expect(main(page).getByText('Εξαντλήθηκε', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ρωτήστε πότε θα ξαναέρθει' })).toBeVisible()
  } finally {
    await emulator.change(before.id, { stock: before.stock })
  }
})

test('a product taken off since the build is not for sale any more (R003)', async ({ page }, {
  project,
}) => {
  const before = await emulator.product(ownProduct(project.name))
  await emulator.change(before.id, { active: false })
  try {
    expect((await page.goto(entityPath('product', before)))?.status()).toBe(200)
    await expect(note(page)).toContainText('δεν είναι πια διαθέσιμο')
    await expect(main(page).locator('[data-area=decision]').getByText('€')).toHaveCount(0)
    await page.getByRole('link', { name: 'Δείτε παρόμοια προϊόντα' }).click()
    await expect(page).toHaveURL(/\/products\/category\/\d+\//)
  } finally {
    await emulator.change(before.id, { active: true })
  }
})

test('while the API is down the page stays whole, says so, and recovers (R320)', async ({ page }, {
  project,
}) => {
  const product = await emulator.product(ownProduct(project.name))
  const endpoint = `/api/v1/product/${product.id}`
  await emulator.answerHtml(endpoint)
  try {
    await page.goto(entityPath('product', product))
    await expect(note(page)).toContainText(unreachable)
    expect(amountIn(await price(page).innerText())).toBe(product.finalPrice)
    await expect(main(page).getByRole('heading', { name: 'Περιγραφή' })).toBeVisible()
    await emulator.mend(endpoint)
    await note(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
    await expect(page.getByText(unreachable)).toHaveCount(0)
  } finally {
    await emulator.mend(endpoint)
  }
})

test('delivery, returns and ways to pay stand beside the price', async ({ page }) => {
  await page.goto(await productPath(9))
  const lines = main(page).locator('[data-area=decision]').getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toHaveText(
    /^Μεταφορικά 3,00\s€ ανά παραγγελία\. Επιστροφή μέσα σε 14 ημέρες\.$/,
  )
  await expect(lines.last()).toHaveText(/^Πληρωμή: Αντικαταβολή \(.+\) ή Τραπεζική κατάθεση\.$/)
  await lines.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/return-policy$/)
})

test('phones keep price and button in view, and never over the end of the page', async ({ page }, {
  project,
}) => {
  const product = await emulator.product(9)
  await page.goto(entityPath('product', product))
  await settled(page)
  const bar = main(page).locator('[data-buy-bar]')
  if (project.name !== 'phone') {
    await expect(bar).toBeHidden()
    return
  }
  const ask = bar.getByRole('link', { name: 'Ρωτήστε μας' })
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(ask).toBeInViewport({ ratio: 1 })
    expect(amountIn(await bar.innerText())).toBe(product.finalPrice)
    await ask.click({ trial: true })
    const places = await page.getByRole('navigation', { name: 'Γρήγορη πλοήγηση' }).boundingBox()
    const box = await bar.boundingBox()
    expect(lowerEdge(box)).toBeLessThanOrEqual((places?.y ?? 0) + 1)
    expect(await overflowing(page)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = await footer(page).boundingBox()
    expect(lowerEdge(await bar.boundingBox())).toBeLessThanOrEqual((end?.y ?? 0) + 1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => scrollTo(0, 0))
  await ask.click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a look is counted once', async ({ page }, { project }) => {
  const before = await emulator.product(ownProduct(project.name))
  await page.goto(entityPath('product', before))
  await settled(page)
  const looks = async () => (await emulator.product(before.id)).viewCount
  await expect.poll(looks).toBe(before.viewCount + 1)
})

test('a wrong slug leads to the one address of the product', async ({ page }) => {
  const product = await emulator.product(9)
  await page.goto('/products/9/kati-allo')
  expect(new URL(page.url()).pathname).toBe(entityPath('product', product))
})

test('sold out, without a picture, and in English alone: each is shown', async ({ page }) => {
  await page.goto(await productPath(soldOut))
  await expect(main(page).getByText('Εξαντλήθηκε', { exact: true })).toBeVisible()
  await page.goto(await productPath(withoutPicture))
  await expect(main(page).getByRole('img', { name: 'Λευκές κάρτες, 100 τεμάχια' })).toBeVisible()
  await page.goto(await productPath(onlyEnglish))
  await expect(heading(page)).toHaveAttribute('lang', 'en')
  await expect(main(page).locator('[lang=en]').filter({ hasText: 'deck' })).toHaveCount(1)
  await expect(main(page).getByText('Δεν υπάρχει ακόμη ελληνική περιγραφή')).toBeVisible()
  await expect(main(page).getByText('Κανείς δεν έχει γράψει ακόμη κριτική')).toBeVisible()
})

test('another picture can be put in the large one’s place', async ({ page }) => {
  await page.goto(await productPath(9))
  const large = main(page).locator('[data-area=picture] img').first()
  const first = await large.getAttribute('src')
  const second = page.getByRole('link', { name: 'Εικόνα 2 από 2' })
  await hydrated(second)
  await second.click()
  await expect(large).not.toHaveAttribute('src', first ?? '')
  await expect(large).toHaveAttribute('alt', /Εικόνα 2 από 2/)
})

test('the way on is never covered', async ({ page }) => {
  await page.goto(await productPath(9))
  const ask = page.getByRole('link', { name: 'Ρωτήστε μας για το προϊόν' })
  await ask.scrollIntoViewIfNeeded()
  await ask.click({ trial: true })
  await footer(page).scrollIntoViewIfNeeded()
  const last = footer(page).getByRole('link').last()
  await last.click({ trial: true })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product can be read whole, and its pictures opened', async ({ page, request }) => {
    const product = await emulator.product(9)
    await page.goto(entityPath('product', product))
    expect(amountIn(await price(page).innerText())).toBe(product.finalPrice)
    await expect(main(page).locator('#kritikes article')).toHaveCount(product.approvedReviewCount)
    const picture = await page.getByRole('link', { name: 'Εικόνα 2 από 2' }).getAttribute('href')
    expect((await request.get(picture ?? '')).status()).toBe(200)
  })
})
