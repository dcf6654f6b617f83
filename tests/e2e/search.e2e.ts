import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { overflowing } from './support/fitting'
import { dialog, expectHeading, main } from './support/locators'
import { hydrated, openSettled, recordTroubles, settled } from './support/page-state'
import { addressOf, field, group, hits, open, recordQueries, status } from './support/search-page'
import { amountIn } from './support/texts'

/** Opens the filters where they are in a sheet; returns the place that has them. */
async function openFilters(page: Page) {
  const opener = main(page).getByRole('button', { name: /^Φίλτρα/ })
  const line = main(page).getByRole('group', { name: 'Φίλτρα' })
  await expect(opener.or(line)).toBeVisible()
  if (!(await opener.isVisible())) return line
  await opener.click()
  return dialog(page)
}

async function closeFilters(page: Page): Promise<void> {
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

const queryOf = (page: Page) => new URL(page.url()).searchParams.get('query')

test('a query has a group of results of each kind, counted and marked (R023)', {
  tag: '@smoke',
}, async ({ page }) => {
  const troubles = recordTroubles(page)
  await open(page, 'μνήμη')
  await expect(field(page)).toHaveValue('μνήμη')
  await expect(status(page)).toHaveText(/^Βρήκαμε \d+ αποτελέσματα για «μνήμη».$/)
  for (const name of ['Μαθήματα', 'Προϊόντα'] as const) {
    await expect(hits(page, name).first()).toBeVisible()
    const marks = await group(page, name).locator('mark').allTextContents()
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.every((mark) => /^μνήμ/i.test(mark))).toBe(true)
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(troubles).toEqual([])
})

test('the groups are below each other, whatever their size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, 'μνήμη')
  const lessons = await group(page, 'Μαθήματα').boundingBox()
  const products = await group(page, 'Προϊόντα').boundingBox()
  expect(products?.x).toBe(lessons?.x)
  expect(products?.width).toBe(lessons?.width)
  const [upper, lower] = [lessons, products].sort((one, other) => (one?.y ?? 0) - (other?.y ?? 0))
  expect(lower?.y ?? 0).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0))
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

test('typing replaces the address, Enter adds one to the history', async ({ page }) => {
  const queries = recordQueries(page)
  await page.goto(publicPaths.about)
  await open(page)
  await field(page).pressSequentially('μνήμη', { delay: 20 })
  await expect(status(page)).toContainText('για «μνήμη»')
  // The tests of the state machine cover the single request after a pause.
  await expect.poll(() => queries.at(-1)).toBe('μνήμη')
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

test('a query without results shows a notice and topics', async ({ page }) => {
  await open(page, 'ζζζζζζζζ')
  const none = main(page).getByRole('heading', { name: 'Δεν βρήκαμε τίποτα για «ζζζζζζζζ»' })
  await expect(none).toBeVisible()
  await expect(main(page).getByRole('navigation', { name: /θέμα/ })).toBeVisible()
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
})

test('filters by kind, price and availability are in the address (R369)', async ({ page }) => {
  await open(page, 'κάρτες')
  let filters = await openFilters(page)
  await filters.getByRole('button', { name: /^Προϊόντα/ }).click()
  await expect(group(page, 'Μαθήματα')).toHaveCount(0)
  await filters.getByLabel('Τιμή').selectOption({ label: 'Έως 10,00\u00a0€' })
  await filters.getByLabel('Μόνο διαθέσιμα').check()
  await expect(page).toHaveURL(/kind=products&price=to-10&available=1$/)
  await closeFilters(page)
  const prices = async () =>
    (await group(page, 'Προϊόντα').getByRole('article').locator('strong').allInnerTexts()).map(
      amountIn,
    )
  await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(10)
  await expect(group(page, 'Προϊόντα').getByText('Εξαντλήθηκε')).toHaveCount(0)
  await expectAccessibleOnNarrowScreen(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessibleInBothModes(page)

  await page.reload()
  filters = await openFilters(page)
  await expect(filters.getByRole('button', { name: /^Προϊόντα/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(filters.getByLabel('Μόνο διαθέσιμα')).toBeChecked()
  await closeFilters(page)
  await field(page).fill('επιστροφές')
  await expect(
    main(page).getByRole('heading', { name: 'Τίποτα δεν ταιριάζει με τα φίλτρα' }),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Χωρίς φίλτρα' }).last().click()
  await expect(main(page).getByRole('region', { name: 'Βοήθεια και όροι' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const query of ['μνήμη', 'κάρτες', 'πώς να θυμάμαι τα πράγματα που διαβάζω κάθε πρωί']) {
    test(`the first hit for «${query}» begins in the first 300 pixels`, async ({ page }) => {
      await open(page, query)
      const first = main(page).locator('section h2 + div').first()
      await expect(first).toBeVisible()
      expect((await first.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(300)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflowing(page)).toEqual([])
    })
  }

  test('all filters are in one sheet, which counts, says what is left and gives the focus back', async ({
    page,
  }) => {
    await open(page, 'κάρτες')
    const opener = main(page).getByRole('button', { name: /^Φίλτρα/ })
    await expect(opener).toHaveText('Φίλτρα')
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
    await sheet.getByRole('button', { name: /^Προϊόντα/ }).click()
    await sheet.getByLabel('Τιμή').selectOption({ label: 'Έως 10,00\u00a0€' })
    const show = sheet.getByRole('button', { name: /^Δείτε \d+ αποτελέσματα$/ })
    await expect(show).toBeVisible()
    const words = await show.innerText()
    await expect(sheet.getByRole('status')).toHaveText(words)
    await expectAccessibleOnNarrowScreen(page)
    expect(await overflowing(page)).toEqual([])
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(opener).toHaveText('Φίλτρα (2)')
    const count = /\d+/.exec(words)?.[0] ?? ''
    await expect(status(page)).toHaveText(`Βρήκαμε ${count} αποτελέσματα για «κάρτες».`)
    await opener.click()
    await sheet.getByRole('button', { name: 'Χωρίς φίλτρα' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(addressOf('κάρτες'))
    await expect(opener).toHaveText('Φίλτρα')
    await expect(opener).toBeFocused()
  })
})

test('the best answer stands first on the page, and a guest can read it', async ({ page }) => {
  const first = () => main(page).locator('section h2 + div').first().getByRole('link').first()
  for (const [query, address] of [
    ['αντικαταβολή', '/help#orders-payment'],
    ['πότε θα έρθει', '/help#orders-delivery'],
    ['τιμολόγιο', '/help#orders-invoice'],
    ['sleep', /^\/(?:blog|products)\/.*ypnos/],
  ] as const) {
    await page.goto(addressOf(query))
    await expect(first()).toHaveAttribute('href', address)
  }
  await page.goto(addressOf('τρόποι πληρωμής'))
  await first().click()
  await expectHeading(page, 'Συχνές ερωτήσεις')
  await expect(main(page).getByText(/Δεχόμαστε: .*Αντικαταβολή/)).toBeVisible()
  await page.goto(addressOf('iphone'))
  await expect(main(page).getByRole('heading', { name: /Δεν βρήκαμε τίποτα/ })).toBeVisible()
})

test('what the filters show is counted; a short address is written in full (R369)', async ({
  page,
}) => {
  await page.goto(`${publicPaths.search}?q=κάρτες&price=to-10`)
  await settled(page)
  await expect(page).toHaveURL(`${addressOf('κάρτες')}&price=to-10`)
  const filters = await openFilters(page)
  const kind = (name: string) => filters.getByRole('button', { name: new RegExp(`^${name}`) })
  const expectCounted = async (name: string) => {
    const count = Number(/\d+/.exec(await kind(name).innerText())?.[0])
    await expect(status(page)).toHaveText(new RegExp(`^Βρήκαμε ${count} `))
  }
  // Only products have a price.
  await expectCounted('Προϊόντα')
  await expect(kind('Μαθήματα')).toHaveCount(0)
  await expect(group(page, 'Μαθήματα')).toHaveCount(0)
  const price = filters.getByLabel('Τιμή')
  await price.selectOption({ label: 'Όλες οι τιμές' })
  await kind('Μαθήματα').click()
  await expectCounted('Μαθήματα')
  await expect(page).toHaveURL(`${addressOf('κάρτες')}&kind=lessons`)
})

test('the tab of the search puts the cursor in the field, from another page and again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSettled(page, publicPaths.about)
  const tab = page.locator('nav[data-chrome]').getByRole('link', { name: 'Αναζήτηση' })
  await hydrated(tab)
  await tab.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('μνήμη')
  await expect(status(page)).toContainText('για «μνήμη»')
  await page.goBack()
  await page.goForward()
  await expect(status(page)).toContainText('για «μνήμη»')
  await tab.click()
  await expect(page).toHaveURL(publicPaths.search)
  await expect(field(page)).toBeFocused()
})

test('former searches are offered, and can be forgotten (R370)', async ({ page }) => {
  await open(page, 'μνήμη')
  await expect(status(page)).toContainText('για «μνήμη»')
  await hits(page, 'Μαθήματα').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/post\//)
  await open(page)
  const recent = main(page).getByRole('region', { name: 'Πρόσφατες αναζητήσεις' })
  await recent.getByRole('button', { name: 'μνήμη' }).click()
  await expect(page).toHaveURL(addressOf('μνήμη'))
  await expect(status(page)).toContainText('για «μνήμη»')
  await page.goto(publicPaths.about)
  await open(page)
  await recent.getByRole('button', { name: 'Καθαρισμός ιστορικού' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(recent).toHaveCount(0)
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
