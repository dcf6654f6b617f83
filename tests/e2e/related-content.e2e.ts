import { expect, type Page } from '@playwright/test'
import { placedOrderPath } from '#contract/paths/placed-order-path'
import { order } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { pageOf } from '#contract/wire/page'
import { expectAccessibleInBothModes } from './support/accessibility'
import { deleteCartItems } from './support/checkout-form'
import { overflowing } from './support/fitting'
import { main } from './support/locators'
import { askApi, orderOf } from './support/own-order'
import { test } from './support/own-servers'
import { openQuietPage, settled } from './support/page-state'
import { lessonPath, productPath } from './support/public-pages'
import { signIn, signUp, superuser } from './support/sign-in'

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

test('the confirmation of an order offers the first lesson of its product (R438)', async ({
  page,
  servers,
}) => {
  const { email } = await signUp(page, servers.upstream)
  const ways = pageOf(payWay).parse(await askApi(page, 'GET', '/pay-way')).results
  const way = ways.find(({ isOnlinePayment }) => !isOnlinePayment)
  const [product = 0] = chosen.products
  const body = await orderOf(page, email, way?.id ?? 0)
  const items = [{ product, quantity: 1 }]
  const { uuid } = order.parse(await askApi(page, 'POST', '/orders', { ...body, items }))
  await page.goto(await productPath(product))
  const first = lessons(page).getByRole('link').first()
  const title = await first.innerText()
  const path = await first.getAttribute('href')
  await page.goto(placedOrderPath(uuid))
  await expect(main(page).getByRole('link', { name: title })).toHaveAttribute('href', path ?? '')
  expect(await overflowing(page)).toEqual([])
  await expectAccessibleInBothModes(page)
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
