import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { deleteCartItems } from './support/checkout-form'
import { overflowing } from './support/fitting'
import { main, toast } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { approach, openQuietPage, settled } from './support/page-state'
import { addressOf } from './support/search-page'
import { signIn, superuser } from './support/sign-in'

const cards = (page: Page) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/products/"]') })
const buyButtons = (page: Page) =>
  main(page).getByRole('button', { name: /^Προσθήκη στο καλάθι: / })

/** Names of the products in the cart. */
const cartNames = (page: Page) =>
  page.evaluate(async () => {
    const { cartItems } = await (await fetch('/api/cart')).json()
    return cartItems.map(
      ({ product }: { product: { translations: { el: { name: string } } } }) =>
        product.translations.el.name,
    )
  })

test('a card puts its product into the cart, on every list', { tag: '@smoke' }, async ({
  page,
}) => {
  await openQuietPage(page)
  await signIn(page, superuser)
  for (const path of [
    publicPaths.products,
    publicPaths.index,
    `${addressOf('κάρτες')}&kind=products`,
    '/account/favourites/products',
  ]) {
    await page.goto(path)
    if (path === publicPaths.index) await approach(cards(page).first())
    const button = buyButtons(page).first()
    await expect(button).toBeVisible()
    await settled(page)
    expect(await layoutShift(page)).toBeLessThan(0.05)
    await page.evaluate(deleteCartItems)
    const label = (await button.getAttribute('aria-label')) ?? ''
    await button.click()
    await expect(toast(page, 'Μπήκε στο καλάθι σας')).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(await cartNames(page)).toEqual([label.replace('Προσθήκη στο καλάθι: ', '')])
  }
})

test('the buttons are accessible and move nothing', async ({ page }) => {
  await openQuietPage(page)
  await signIn(page, superuser)
  await page.goto(publicPaths.products)
  await expect(buyButtons(page)).not.toHaveCount(0)
  await settled(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
})
