import { expect, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleOnNarrowScreen } from './support/accessibility'
import { overflowing } from './support/fitting'
import { expectHeading, main } from './support/locators'
import { hydrated, openSettled, recordTroubles } from './support/page-state'
import { addressOf, field, group, hits, open, status } from './support/search-page'

test('a query has a group of results of each kind, counted and marked (R023)', {
  tag: '@smoke',
}, async ({ page }) => {
  const troubles = recordTroubles(page)
  await open(page, 'μνήμη')
  await expect(field(page)).toHaveValue('μνήμη')
  await expect(status(page)).toHaveText(/^Βρήκαμε \d+ αποτελέσματα για «μνήμη».$/)
  for (const name of ['Μαθήματα', 'Προϊόντα'] as const) {
    await expect(hits(page, name).first()).toBeVisible()
  }
  // The best page of each kind has the word in title or summary, others perhaps in their texts only.
  for (const best of await hits(page, 'Ταιριάζουν περισσότερο').all()) {
    if (/Μάθημα|Προϊόν/.test(await best.innerText())) {
      expect(await best.locator('mark').count()).toBeGreaterThan(0)
    }
  }
  const marks = await main(page).locator('mark').allTextContents()
  expect(marks.every((mark) => /^μνήμ/i.test(mark))).toBe(true)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(troubles).toEqual([])
})

test('the best page of each kind stands first, and a key opens the rest of a kind (R412)', async ({
  page,
}) => {
  await open(page, 'κάρτες')
  const kinds = hits(page, 'Ταιριάζουν περισσότερο').locator('h3 + p')
  await expect(kinds).toHaveCount(4)
  expect((await kinds.allTextContents()).map((kind) => kind.split(' ')[0]).sort()).toEqual(
    ['Βοήθεια', 'Θέμα', 'Μάθημα', 'Προϊόν'].sort(),
  )
  await expect(hits(page, 'Προϊόντα')).toHaveCount(3)
  const all = group(page, 'Προϊόντα').getByRole('button', { name: /^Δείτε και τα/ })
  await all.focus()
  await page.keyboard.press('Enter')
  await expect(hits(page, 'Προϊόντα').nth(3).getByRole('link')).toBeFocused()
  await expect(all).toHaveCount(0)
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const query of ['μνήμη', 'κάρτες', 'πώς να θυμάμαι τα πράγματα που διαβάζω κάθε πρωί']) {
    test(`the first hit for «${query}» begins in the first 300 pixels`, async ({ page }) => {
      await open(page, query)
      const first = main(page).locator('section h2 + div').first()
      await expect(first).toBeVisible()
      // Words of the fallback typeface are wider.
      await page.evaluate(async () => void (await document.fonts.ready))
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

test('the tab of the search puts the cursor in the field, from another page and again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSettled(page, publicPaths.about)
  const tab = page
    .getByRole('navigation', { name: 'Γρήγορη πλοήγηση' })
    .getByRole('link', { name: 'Αναζήτηση' })
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
