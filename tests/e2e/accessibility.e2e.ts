import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { atRest, cutMessages, movements, sticksOut } from './support/fitting'
import { settled } from './support/page-state'
import { addressOf, pageNames } from './support/public-pages'

test.describe.configure({ mode: 'parallel' })
test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

const narrowest = { width: 320, height: 640 }

/** The smallest phone in the phones' project; in the other one the desktop's own size stays. */
async function becomeNarrow(page: Page, projectName: string): Promise<void> {
  if (projectName === 'phone') await page.setViewportSize(narrowest)
}

for (const name of pageNames) {
  test(`everybody can use it, in light and in dark: ${name}`, async ({ page, request }, {
    project,
  }) => {
    await becomeNarrow(page, project.name)
    await page.goto(await addressOf(name, request))
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await sticksOut(page)).toEqual([])
    expect(await movements(page)).toEqual([])
    await expectAccessible(page)

    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveClass(/theme-ui-dark/)
    await atRest(page)
    await expectAccessible(page)

    // Twice the text on a desktop is the browser's setting for people who see badly (WCAG 1.4.4).
    if (project.name === 'phone') return
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await sticksOut(page)).toEqual([])
    expect(await cutMessages(page)).toEqual([])
    await expect(page.locator('h1')).toBeInViewport()
  })
}
