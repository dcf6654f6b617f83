import { expect, type Locator, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessible } from './support/accessibility'
import { overflowing } from './support/fitting'
import { heading, main, shownColourSwitch } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { settled } from './support/page-state'
import { addressOf } from './support/public-pages'
import { holdScripts } from './support/requests'
import { signIn, superuser } from './support/sign-in'
import { notFoundMessages } from './support/texts'

test.describe.configure({ mode: 'parallel' })

const navbar = (page: Page) => page.getByRole('banner')
const topMenu = (page: Page) => page.getByRole('navigation', { name: 'Κύριο μενού' })
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Γρήγορη πλοήγηση' })

/** Windows of a phone and a tablet, or of a desktop. */
const windowsOf = (isMobile: boolean) =>
  isMobile
    ? [
        { width: 360, height: 740 },
        { width: 820, height: 1180 },
      ]
    : [{ width: 1280, height: 800 }]

async function expectLogo(page: Page): Promise<void> {
  const logo = navbar(page).getByRole('img', { name: /\S/ })
  await expect(logo).toHaveCount(1)
  await expect(logo).toHaveAttribute('width', '145')
  await expect(logo).toHaveAttribute('height', '30')
  const box = await logo.boundingBox()
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([145, 30])
  const way = navbar(page).getByRole('link', { name: (await logo.getAttribute('alt')) ?? '' })
  await expect(way).toHaveAttribute('href', '/')
}

const namesOf = async (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? link.textContent))

for (const name of ['home', 'lesson', 'search', 'cart', 'sign-in shell'] as const) {
  test(`the frame: ${name} (R016, R134, R135, R136, R137, R138)`, async ({ page, isMobile }) => {
    await page.goto(await addressOf(name))
    for (const size of windowsOf(isMobile)) {
      await page.setViewportSize(size)
      const isWide = size.width >= 1024
      await expectLogo(page)
      await expect(await shownColourSwitch(page)).toBeVisible()
      const hasSearch = isWide && name !== 'search' && name !== 'home'
      await expect(navbar(page).getByRole('search')).toHaveCount(hasSearch ? 1 : 0)
      const links = await namesOf(topMenu(page).getByRole('link'))
      const wideLinks = ['Θέματα', 'Ποιοι είμαστε', 'Επικοινωνία', 'Αγαπημένα', 'Σύνδεση']
      expect(links).toEqual(isWide ? wideLinks : ['Αναζήτηση'])
      await expect(bottomBar(page)).toBeVisible({ visible: !isWide })
    }
  })
}

const openPages = [
  publicPaths['blog-categories'],
  publicPaths.about,
  publicPaths.contact,
  publicPaths['what-is-microlearning'],
  publicPaths['why-microlearning'],
]
const pageLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Μενού σελίδων' }).getByRole('link')
const targetsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

test('the header is one row, and nothing in it is cut or covered (R473)', async ({
  page,
  isMobile,
}) => {
  for (const person of [undefined, superuser]) {
    if (person) await signIn(page, person)
    for (const width of isMobile ? [320, 360, 820] : [1024, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(publicPaths.about)
      await settled(page)
      if (person) await expect(navbar(page).getByRole('button', { name: /^Ειδοπ/ })).toBeVisible()
      expect((await navbar(page).boundingBox())?.height).toBe(65)
      expect(await overflowing(page)).toEqual([])
      const middles = await middlesOf(navbar(page).locator('a, button, summary, [role=combobox]'))
      expect([...new Set(middles)], `${width}`).toHaveLength(1)
    }
  }
})

/** The middles of the visible ones, in px from the top. */
const middlesOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
  )

test('the menu of pages opens and closes by keyboard and click, no shifts', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(publicPaths.vision)
  await settled(page)
  const button = navbar(page).locator('summary')
  await button.focus()
  await page.keyboard.press('Enter')
  expect(await targetsOf(pageLinks(page))).toEqual(openPages)
  expect(await overflowing(page)).toEqual([])
  const lines = await Promise.all((await pageLinks(page).all()).map(boxOf))
  for (const line of lines) expect(line).toMatchObject({ x: 0, width: 320 })
  await expectAccessible(page)
  expect(await layoutShift(page)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(pageLinks(page).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pageLinks(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await page.mouse.click(160, 560)
  await expect(pageLinks(page)).toHaveCount(0)
  await button.click()
  await pageLinks(page).getByText('Ποιοι είμαστε').click()
  await expect(page).toHaveURL(publicPaths.about)
  await expect(pageLinks(page)).toHaveCount(0)
})

test('the demonstration notice is in the HTML of every page', async ({ page, request }) => {
  for (const name of ['home', 'lesson', 'product', 'cart', 'sign-in shell'] as const) {
    const path = await addressOf(name)
    expect(await (await request.get(path)).text(), name).toContain('δεν εκτελούνται παραγγελίες')
  }
  await page.goto(publicPaths.index)
  const line = page.getByRole('region', { name: 'Επίδειξη' })
  await expect(line).toContainText('Κατάστημα επίδειξης: δεν εκτελούνται παραγγελίες.')
})

test('the demonstration fills in the account of whom one signs in as', async ({ page }) => {
  await page.goto(publicPaths.index)
  const line = page.getByRole('region', { name: 'Επίδειξη' })
  await line.getByRole('link', { name: 'Πελάτισσα' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('customer@example.gr')
  await expect(page.getByLabel('Κωδικός πρόσβασης', { exact: true })).not.toHaveValue('')
  await line.getByRole('link', { name: 'Ιδιοκτήτης' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('superuser@example.gr')
})

test('the demonstration notice of a member is one row from the first paint', async ({ page }) => {
  await signIn(page, superuser)
  const strip = page.getByRole('region', { name: 'Επίδειξη' })
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const name of ['home', 'lesson', 'cart'] as const) {
      const release = await holdScripts(page)
      await page.goto(await addressOf(name), { waitUntil: 'domcontentloaded' })
      const heightOf = async () => (await strip.boundingBox())?.height ?? 0
      const first = await heightOf()
      // Below 360 px the sentence itself takes two lines.
      expect(first, `${name} at ${width}`).toBeLessThanOrEqual(width < 360 ? 50 : 30)
      release()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      await settled(page)
      expect(await heightOf(), `${name} at ${width}`).toBe(first)
    }
  }
})

test('a missing page has fixed texts and links home (R042, R146, R147, R148)', async ({ page }) => {
  expect((await page.goto('/den-yparchei'))?.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await main(page).locator('h1').textContent()).toBe(notFoundMessages.title)
  expect(await main(page).locator('p').allTextContents()).toEqual(notFoundMessages.sentences)
  await settled(page)
  await main(page).getByRole('link', { name: notFoundMessages.home, exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByText(notFoundMessages.title)).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
})

for (const name of ['home', 'product', 'lesson'] as const) {
  test(`no layout shift: ${name}`, async ({ page }) => {
    await page.goto(await addressOf(name))
    await settled(page)
    expect(await layoutShift(page)).toBe(0)
  })
}

test('no layout shift while the browser parses the menu and the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(await addressOf('home'))
  await settled(page)
  const menu = navbar(page).locator('details')
  const bar = bottomBar(page)
  const boxes = () => Promise.all([menu, bar, bar.locator('li').first()].map(boxOf))
  const parsed = await boxes()
  await menu.evaluate((element) => element.replaceChildren())
  for (let count = await bar.locator('li').count(); count > 1; count -= 1) {
    await bar
      .locator('li')
      .last()
      .evaluate((element) => element.remove())
    expect(await boxes()).toEqual(parsed)
  }
  await bar.locator('li').evaluate((element) => element.remove())
  expect(await Promise.all([menu, bar].map(boxOf))).toEqual(parsed.slice(0, 2))
})

const boxOf = (element: Locator) => element.boundingBox()
