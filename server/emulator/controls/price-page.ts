import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { entityPath } from '#contract/paths/site-paths'
import { products } from '../database/tables/products'
import type { RouteDeps } from '../lib/dependencies'
import { type ProductRow, productList } from '../products/queries'
import { editPage } from './edit-page'
import { priceMessages } from './messages'

/** `/switches/prices`: a page for changing the price of each product, to try rebuilds. */
export function pricePage({ store, siteUrl }: RouteDeps) {
  const list = productList(store)
  return new Hono().get('/prices', async (c) => {
    const rows = await list.rows({ where: undefined, order: [asc(products.id)] })
    const { title, lead, product, price, saved, refused } = priceMessages
    const columns = [product, price]
    const messages = { saved, refused }
    const forms = rows.map((row) => productRow(row, siteUrl))
    return c.html(editPage({ title, lead, columns, messages, rows: forms }))
  })
}

function productRow({ id, slug, translations, price }: ProductRow, siteUrl: string) {
  const { save, priceOf } = priceMessages
  const name = translations.el?.name ?? slug
  return html`<tr><td><a href="${siteUrl}${entityPath('product', { id, slug })}">${name}</a></td>
<td><form action="/switches/products/${id}"><input name="price" type="number" min="0" step="0.01" required value="${price}" aria-label="${priceOf}: ${name}">
<button>${save}</button> <output></output></form></td></tr>`
}
