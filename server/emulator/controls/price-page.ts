import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { entityPath } from '#contract/paths/site-paths'
import { products } from '../database/tables/products'
import type { RouteDeps } from '../lib/dependencies'
import { type ProductRow, productAggregates, productList } from '../products/queries'
import { priceMessages } from './messages'

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.25rem .5rem;border-block-end:1px solid}' +
  'input{width:6rem;font:inherit}button{font:inherit}'

/** Sends each form as JSON, which pages of other origins cannot do. */
const script = `for (const form of document.forms) form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const body = JSON.stringify({ price: Number(form.price.value) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(form.action, { method: 'POST', headers, body }).catch(() => null)
  const { messages } = document.body.dataset
  const { saved, refused } = JSON.parse(messages)
  const changed = answer?.ok ? await answer.json() : null
  form.querySelector('output').value = changed ? saved.replace('{price}', changed.finalPrice.toFixed(2).replace('.', ',')) : refused
})`

/** `/switches/prices`: a page for changing the price of each product, to try rebuilds. */
export function pricePage({ store, siteUrl }: RouteDeps) {
  const list = productList(store, productAggregates(store))
  return new Hono().get('/prices', async (c) => {
    const rows = await list.rows({ where: undefined, order: [asc(products.id)] })
    const { title, lead, home, product, price, saved, refused } = priceMessages
    return c.html(html`<!doctype html>
<html lang="el">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head>
<body data-messages="${JSON.stringify({ saved, refused })}"><h1>${title}</h1><p>${lead} <a href="/">${home}</a></p>
<table><thead><tr><th>${product}</th><th>${price}</th></tr></thead>
<tbody>${rows.map((row) => productRow(row, siteUrl))}</tbody></table><script>${raw(script)}</script></body></html>`)
  })
}

function productRow({ id, slug, translations, price }: ProductRow, siteUrl: string) {
  const { save, priceOf } = priceMessages
  const name = translations.el?.name ?? slug
  return html`<tr><td><a href="${siteUrl}${entityPath('product', { id, slug })}">${name}</a></td>
<td><form action="/switches/products/${id}"><input name="price" type="number" min="0" step="0.01" required value="${price}" aria-label="${priceOf}: ${name}">
<button>${save}</button> <output></output></form></td></tr>`
}
