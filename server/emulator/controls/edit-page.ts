import { html, raw } from 'hono/html'
import { htmlPage } from '../lib/html-page'
import { pageMessages } from './messages'

const style =
  'body{max-width:60rem}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.25rem .5rem;border-block-end:1px solid}' +
  'input{font:inherit}[type=number]{width:6rem}button{font:inherit}'

/**
 * Sends each form as JSON, which pages of other origins cannot do; `{field}` of a message is filled
 * in from the answer.
 */
const script = `for (const form of document.forms) form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const fields = [...form.elements].filter((field) => field.name)
  const values = fields.map(({ name, type, value }) => [name, type === 'number' ? Number(value) : value])
  const body = JSON.stringify(Object.fromEntries(values))
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(form.action, { method: 'POST', headers, body }).catch(() => null)
  const messages = JSON.parse(document.querySelector('table').dataset.messages)
  const changed = answer?.ok ? await answer.json() : null
  const text = changed ? messages[form.dataset.done ?? 'saved'] : messages.refused
  form.querySelector('output').value = text.replace(/\\{(\\w+)\\}/g, (_, name) => changed[name].toLocaleString('el'))
})`

type Markup = ReturnType<typeof html>

interface EditPage {
  title: string
  lead: string
  columns: readonly string[]
  /** What is said after a change, by `data-done` of its form, and `refused`. */
  messages: Readonly<Record<string, string>>
  before?: Markup
  rows: readonly Markup[]
}

/** A page of a test control: a table with a form in each row. */
export function editPage({ title, lead, columns, messages, before, rows }: EditPage) {
  const body = html`<p>${lead} <a href="/">${pageMessages.home}</a></p>
${before ?? ''}<table data-messages="${JSON.stringify(messages)}"><thead><tr>${columns.map((column) => html`<th>${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table><script>${raw(script)}</script>`
  return htmlPage(title, body, style)
}
