import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { footer, main, shownColourSwitch } from './support/locators'
import { settled } from './support/page-state'
import { addressOf, type PageName } from './support/public-pages'

test.describe.configure({ mode: 'parallel' })

type Mode = 'light' | 'dark'

const modes = ['light', 'dark'] as const
const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(26, 32, 44)' }
const frames = { light: '#ffffff', dark: '#1a202c' }

/** All that the mode sets: background, class, theme colour. */
async function expectMode(page: Page, mode: Mode): Promise<void> {
  await expect(page.locator('html')).toHaveClass(mode === 'dark' ? /theme-ui-dark/ : /^(?!.*dark)/)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', frames[mode])
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
  await expect.poll(() => ground(page)).toBe(grounds[mode])
}

/** The background colour of the page. */
async function ground(page: Page): Promise<string> {
  return page.evaluate(() => {
    const colours = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    )
    return colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? ''
  })
}

async function choose(context: BrowserContext, mode: Mode, url = ''): Promise<void> {
  await context.addCookies([{ name: 'colour_mode', value: mode, url }])
}

const modeCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'colour_mode')

const cases = modes.flatMap((system) =>
  [undefined, ...modes].map((chosen) => ({ system, chosen, shown: chosen ?? system })),
)

for (const { system, chosen, shown } of cases) {
  test(`the first paint is ${shown} when the system is ${system} and the choice ${chosen ?? 'open'} (R204, R206, R207)`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    if (chosen) await choose(context, chosen, baseURL)
    // Without scripts, so that the document alone sets the mode.
    await page.route(/\.js$/, (route) => route.abort())
    for (const name of ['home', 'lesson', 'sign-in shell', 'missing page'] satisfies PageName[]) {
      await page.goto(await addressOf(name), { waitUntil: 'commit' })
      await expectMode(page, shown)
    }
  })
}

test('the menu of small screens shows whether the dark mode is on (R473)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(await addressOf('about'))
  await settled(page)
  const modeSwitch = await shownColourSwitch(page)
  const mark = () => modeSwitch.evaluate((button) => getComputedStyle(button, '::before').content)
  expect(await mark()).toBe('""')
  await modeSwitch.click()
  await expect(modeSwitch).toHaveAttribute('aria-pressed', 'true')
  expect(await mark()).toBe('"✓"')
})

test('a choice is stored, over the system (R205, R207, R208)', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  await settled(page)
  const toggle = await shownColourSwitch(page)
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await expectMode(page, 'dark')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const [cookie] = await modeCookies(context)
  expect(cookie).toMatchObject({
    name: 'colour_mode',
    value: 'dark',
    path: '/',
    sameSite: 'Lax',
    secure: true,
  })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(360)
  await page.reload()
  await expectMode(page, 'dark')
  await settled(page)
  await footer(page).getByRole('link', { name: 'Το όραμά μας' }).click()
  await expect(page).toHaveURL(/\/vision$/)
  await expectMode(page, 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await (await shownColourSwitch(page)).press('Space')
  await expectMode(page, 'light')
  await page.reload()
  await expectMode(page, 'light')
})

test('pictures have no veil in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const name of ['product', 'lesson', 'topics'] satisfies PageName[]) {
    await page.goto(await addressOf(name))
    await expectMode(page, 'dark')
    const veils = await main(page)
      .locator('img')
      .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).filter))
    expect([...new Set(veils)], name).toEqual(['none'])
  }
})
