import { expect, type Page, test } from '@playwright/test'
import { entityPath } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { emulator } from './support/environment'
import { animations, overflowing } from './support/fitting'
import { keepCards } from './support/learning'
import { expectHeading, footer, main } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { openSettled, recordTroubles, settled } from './support/page-state'
import { blog } from './support/public-pages'
import { signUp } from './support/sign-in'

const part = (page: Page, name: string) => main(page).getByRole('region', { name })
const question = (page: Page) => main(page).getByRole('searchbox', { name: 'Τι θέλετε να μάθετε;' })

test('the home page has its claim and links to lessons (R003, R018)', { tag: '@smoke' }, async ({
  page,
}) => {
  const troubles = recordTroubles(page)
  expect((await page.goto('/'))?.status()).toBe(200)
  await expectHeading(page, /Γνώση που μένει\.$/)
  await expect(question(page)).toBeVisible()
  const posts = await blog.posts()
  const recommended = posts
    .filter(({ featured }) => featured)
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))[0]
  const today = part(page, 'Το μάθημα της ημέρας').getByRole('link')
  await expect(today).toHaveText(recommended?.translations.el?.title ?? '')
  const short = part(page, 'Για το επόμενο διάλειμμα').getByRole('article')
  await expect(short).toHaveCount(3)
  for (const card of await short.all()) await expect(card).toContainText(/\d+ λεπτ[άό]/)
  expect(await short.getByRole('link').allTextContents()).not.toContain(await today.innerText())
  await settled(page)
  expect(await animations(page)).toEqual([])
  const minutes = /\d+ λεπτ[άό]/.exec(await short.first().innerText())?.[0] ?? ''
  const lesson = (await short.first().getByRole('link').getAttribute('href')) ?? ''
  expect(troubles).toEqual([])
  await main(page).getByRole('link', { name: 'Όλα τα μαθήματα' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goto(lesson)
  await expect(main(page).getByText(minutes, { exact: true }).first()).toBeVisible()
})

test('the first screen has promise, field and lesson of the day, and one search field', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const today = part(page, 'Το μάθημα της ημέρας').getByRole('article')
  const bar = page.getByRole('navigation', { name: 'Γρήγορη πλοήγηση' })
  const barTop = isMobile ? (await bar.boundingBox())?.y : page.viewportSize()?.height
  const end = barTop ?? 0
  for (const shown of [question(page), today, today.getByRole('img', { includeHidden: true })]) {
    const box = await shown.boundingBox()
    expect((box?.y ?? end + 1) + (box?.height ?? 0)).toBeLessThanOrEqual(end)
  }
  await expect(today).toContainText(/\d+ λεπτ[άό]/)
  await expect(page.locator('input[name=query]:visible')).toHaveCount(1)
})

test('the links have their targets', async ({ page }) => {
  const topics = (await blog.topics()).filter(({ parent }) => parent === null)
  await page.goto('/')
  const chips = main(page).getByRole('navigation', { name: 'Διαλέξτε θέμα' })
  const links = chips.getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(addresses.sort()).toEqual(topics.map((topic) => entityPath('blogCategory', topic)).sort())
  const today = part(page, 'Το μάθημα της ημέρας').getByRole('article')
  const title = await today.getByRole('heading').innerText()
  await today.click()
  await expectHeading(page, title)
  await page.goBack()
  for (const [name, path] of [
    ['Όλα τα μαθήματα', '/blog'],
    ['Όλα τα θέματα', '/blog/categories'],
    ['Όλα τα προϊόντα', '/products'],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

test('the page is short on a phone: topics as chips, one series to begin (R475)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await settled(page)
  await expect(main(page).getByText(/ · Σειρά με \d+ μαθήματα$/)).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await footer(page).scrollIntoViewIfNeeded()
  expect(await height()).toBeLessThanOrEqual(4000)
  expect(await layoutShift(page)).toBe(0)
})

test('a member is greeted with the one thing to do first and the week, without a shift (R494)', async ({
  page,
}) => {
  await signUp(page)
  await keepCards(page)
  await page.goto('/')
  const own = part(page, 'Γεια σας')
  await expect(own.getByRole('link', { name: 'Ας τις θυμηθούμε' })).toBeVisible()
  await expect(own.getByRole('listitem')).toHaveCount(7)
  await expect(part(page, 'Το μάθημα της ημέρας')).toHaveCount(0)
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
})

test('the product list has four products in stock, each with a picture', async ({ page }) => {
  await page.goto('/')
  const links = part(page, 'Νέα προϊόντα').getByRole('article').getByRole('link')
  await expect(links).toHaveCount(4)
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  for (const address of addresses) {
    const id = Number(/products\/(\d+)\//.exec(address ?? '')?.[1])
    const product = await emulator.product(id)
    expect(product.stock).toBeGreaterThan(0)
    expect(product.mainImagePath).not.toBe('')
  }
})

test('hydration does not insert the typeface again, to avoid a layout', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const moved = changes.flatMap(({ removedNodes }) => [...removedNodes])
      if (moved.some(({ textContent }) => textContent?.includes('@font-face')))
        document.documentElement.dataset.typefaceMoved = 'yes'
    }).observe(document, { childList: true, subtree: true })
  })
  await openSettled(page, '/')
  const rules = await page.locator('head style').allTextContents()
  expect(rules.filter((text) => text.includes('@font-face'))).toHaveLength(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-typeface-moved')
})

test('requests and bytes of a first visit are in budget', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sizes: number[] = []
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength))
  await page.goto('/')
  await settled(page)
  expect(sizes.length).toBeLessThanOrEqual(26)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(350_000)
})
