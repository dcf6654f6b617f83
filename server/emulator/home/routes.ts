import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { RouteDeps } from '../lib/dependencies'
import { htmlPage } from '../lib/html-page'
import { demoAccounts, demoPassword } from '../seed/demo-accounts'
import { indexMessages } from './messages'

/** Sends the form as JSON, which pages of other origins cannot do. */
const notificationScript = `const form = document.forms[0]
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const body = JSON.stringify({ email: form.email.value, ...JSON.parse(form.dataset.message) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/switches/notifications', { method: 'POST', headers, body })
  form.querySelector('output').value = answer.ok ? form.dataset.sent : form.dataset.notSent
})`

/** A form that sends a notification to a demo account. */
function notificationForm() {
  const { notificationTitle, notificationLead, recipient, sendButton } = indexMessages
  const { notification, sent, notSent } = indexMessages
  const accounts = demoAccounts.map(({ email }) => html`<option>${email}</option>`)
  return html`<h2>${notificationTitle}</h2><p>${notificationLead}</p>
<form data-message="${JSON.stringify(notification)}" data-sent="${sent}" data-not-sent="${notSent}">
<label>${recipient} <select name="email">${accounts}</select></label>
<button>${sendButton}</button> <output></output></form><script>${raw(notificationScript)}</script>`
}

/** `/`: index page for developers. */
export function indexRoutes() {
  return new Hono().get('/', (c) => {
    const addresses = indexMessages.addresses.map(
      ([address, name]) => html`<li><a href="${address}">${name}</a> <code>${address}</code></li>`,
    )
    const controls = indexMessages.controlPaths.map(
      ([address, what]) => html`<li><code>${address}</code> ${what}</li>`,
    )
    const accounts = demoAccounts.map(
      ({ email, about }) => html`<li><code>${email}</code> ${about}</li>`,
    )
    const body = html`<p>${indexMessages.lead}</p>
<h2>${indexMessages.reads}</h2><ul>${addresses}</ul>
<h2>${indexMessages.accounts}</h2><ul>${accounts}</ul><p>${indexMessages.password}: <code>${demoPassword}</code></p>
${notificationForm()}
<h2>${indexMessages.controls}</h2><p>${indexMessages.controlsLead}
<a href="/switches">${indexMessages.state}</a></p><ul>${controls}</ul>`
    return c.html(htmlPage(indexMessages.title, body))
  })
}

const tokenCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** `/api/v1/health`: three flags and, as Django does, a cookie that must not be forwarded. */
export function healthRoutes({ store, random }: RouteDeps) {
  const token = () =>
    Array.from(
      { length: 32 },
      () => tokenCharacters[Math.floor(random() * tokenCharacters.length)],
    ).join('')
  return new Hono().get('/api/v1/health', async (c) => {
    await store.db.run(sql`select 1`)
    c.header('set-cookie', `csrftoken=${token()}; Path=/; SameSite=Lax`)
    return c.json({ database: true, redis: true, celery: true })
  })
}
