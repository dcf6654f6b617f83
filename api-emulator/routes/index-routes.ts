import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { demoAccounts, demoPassword } from '../seed/demo-accounts'
import { indexMessages } from '../seed/index-words'

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark;overflow-wrap:anywhere}'

/** Sends what the form says; as JSON, which no page of another site can send. */
const tellScript = `const form = document.forms[0]
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const body = JSON.stringify({ email: form.email.value, ...JSON.parse(form.dataset.message) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/switches/notifications', { method: 'POST', headers, body })
  form.querySelector('output').value = answer.ok ? form.dataset.told : form.dataset.notTold
})`

/** Tells a demo account something, to see it arrive. */
function tellForm() {
  const { tell, tellLead, tellWhom, tellPress, tellMessage, told, notTold } = indexMessages
  const accounts = demoAccounts.map(({ email }) => html`<option>${email}</option>`)
  return html`<h2>${tell}</h2><p>${tellLead}</p>
<form data-message="${JSON.stringify(tellMessage)}" data-told="${told}" data-not-told="${notTold}">
<label>${tellWhom} <select name="email">${accounts}</select></label>
<button>${tellPress}</button> <output></output></form><script>${raw(tellScript)}</script>`
}

/** `/`: what there is here, for whoever opens the port in a browser. */
export function indexRoutes() {
  return new Hono().get('/', (c) => {
    const addresses = indexMessages.addresses.map(
      ([address, name]) => html`<li><a href="${address}">${name}</a> <code>${address}</code></li>`,
    )
    const orders = indexMessages.orders.map(
      ([address, what]) => html`<li><code>${address}</code> ${what}</li>`,
    )
    const accounts = demoAccounts.map(
      ({ email, about }) => html`<li><code>${email}</code> ${about}</li>`,
    )
    return c.html(html`<!doctype html>
<html lang="el">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${indexMessages.title}</title><style>${style}</style></head>
<body><h1>${indexMessages.title}</h1><p>${indexMessages.lead}</p>
<h2>${indexMessages.reads}</h2><ul>${addresses}</ul>
<h2>${indexMessages.accounts}</h2><ul>${accounts}</ul><p>${indexMessages.password}: <code>${demoPassword}</code></p>
${tellForm()}
<h2>${indexMessages.switches}</h2><p>${indexMessages.switchesLead}
<a href="/switches">${indexMessages.state}</a></p><ul>${orders}</ul></body></html>`)
  })
}
