import { expect, type Page } from '@playwright/test'
import { dialog } from './locators'

/** The order of a product list. */
export const sortMenu = (page: Page) => page.getByRole('combobox', { name: 'Σειρά' })

/** Opens the sheet that small screens have for filters and order. */
export const sheetOpener = (page: Page) => page.getByRole('button', { name: /^Φίλτρα/ })

/** Opens the sheet where there is one; returns whether there is. */
export async function openControls(page: Page): Promise<boolean> {
  await expect(sheetOpener(page).or(sortMenu(page))).toBeVisible()
  const isInSheet = await sheetOpener(page).isVisible()
  if (isInSheet) await sheetOpener(page).click()
  return isInSheet
}

/** Acts on filters and order, wherever they are. */
export async function atControls(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isInSheet = await openControls(page)
  await act()
  if (!isInSheet) return
  await dialog(page).getByRole('button', { name: 'Κλείσιμο' }).click()
  await expect(dialog(page)).toBeHidden()
}
