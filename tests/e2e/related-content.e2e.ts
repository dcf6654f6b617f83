import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothModes } from './support/accessibility'
import { deleteCartItems } from './support/checkout-form'
import { overflowing } from './support/fitting'
import { main } from './support/locators'
import { test } from './support/own-servers'
import { openQuietPage, settled } from './support/page-state'
import { lessonPath, productPath } from './support/public-pages'
import { signIn, superuser } from './support/sign-in'

/** A lesson whose text links to these two products. */
const chosen = { lesson: 1, products: [38, 31] }

const products = (page: Page) => main(page).getByRole('region', { name: 'Γι’ αυτό το μάθημα' })
const lessons = (page: Page) => main(page).getByRole('region', { name: 'Μαθήματα γι’ αυτό' })

const pathsOf = (page: Page) =>
  products(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

test('a lesson shows the products of its text, and these show the lesson (R402)', async ({
  page,
}) => {
  await page.goto(await lessonPath(chosen.lesson))
  const paths = await Promise.all(chosen.products.map(productPath))
  expect(await pathsOf(page)).toEqual(paths)
  await products(page).getByRole('link').first().click()
  await page.waitForURL(`**${paths[0]}`)
  const lesson = lessons(page).getByRole('link', { name: /επανάληψης/ })
  await expect(lesson).toHaveAttribute('href', await lessonPath(chosen.lesson))
})

test('a product of a lesson is put into the cart there (R398)', { tag: '@smoke' }, async ({
  page,
}) => {
  await openQuietPage(page)
  await signIn(page, superuser)
  await page.evaluate(deleteCartItems)
  await page.goto(await lessonPath(chosen.lesson))
  await products(page)
    .getByRole('button', { name: /^Προσθήκη στο καλάθι: / })
    .first()
    .click()
  await expect(page.getByText('Μπήκε στο καλάθι σας')).toBeVisible()
  const cart = await page.evaluate(async () => (await fetch('/api/cart')).json())
  expect(JSON.stringify(cart)).toContain('kouti-laitner')
})

for (const width of [320, 1280]) {
  test(`both blocks fit and axe finds nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      await lessonPath(chosen.lesson),
      await productPath(chosen.products[0] ?? 0),
    ]) {
      await page.goto(path)
      await settled(page)
      expect(await overflowing(page)).toEqual([])
      await expectAccessibleInBothModes(page)
    }
  })
}
