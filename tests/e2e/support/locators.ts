import { expect, type Locator, type Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')
export const dialog = (page: Page) => page.getByRole('dialog')
export const footer = (page: Page) => page.getByRole('contentinfo')

/** The h1. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A field of the main content, by its label. */
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

/** A button of the main content. */
export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true })

/** A link of the main content. */
export const link = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true })

/** The toast with a text. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

/** The menu of the account pages. */
export const accountMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Μενού λογαριασμού' })

/** The switch of the colour mode; on small screens it is in the menu, which this opens. */
export async function shownColourSwitch(page: Page): Promise<Locator> {
  const menu = page.getByRole('banner').locator('details')
  if ((page.viewportSize()?.width ?? 0) < 1024 && (await menu.getAttribute('open')) === null) {
    await menu.locator('summary').click()
  }
  return page.getByRole('button', { name: 'Σκούρα εμφάνιση' })
}

/** The page has this h1; in a list: and no other. */
export async function expectHeading(
  page: Page,
  text: string | RegExp | readonly string[],
): Promise<void> {
  await expect(heading(page)).toHaveText(text)
}

/** Opens a page and waits for its heading. */
export async function openPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await expectHeading(page, title)
}

/** A link has this address. */
export async function expectHref(target: Locator, href: string): Promise<void> {
  await expect(target).toHaveAttribute('href', href)
}

/** The main content shows a text, at least once. */
export async function expectShown(page: Page, text: string | RegExp): Promise<void> {
  await expect(main(page).getByText(text).first()).toBeVisible()
}

/**
 * Clicks unless the outcome is already shown, because a page may detect it before the click. No
 * click stays pending: it would hit the same button when the page shows it again.
 */
export async function clickUnlessShown(target: Locator, outcome: Locator): Promise<void> {
  await target.or(outcome).first().waitFor()
  if (await outcome.isVisible()) return
  await target.click({ timeout: 5000 }).catch(() => outcome.waitFor())
}
