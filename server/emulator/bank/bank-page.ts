import { html } from 'hono/html'
import { htmlPage } from '../lib/html-page'
import type { WholeOrder } from '../orders/queries'
import { bankMessages, refusalCodes } from './messages'

const style =
  'body{max-width:30rem}' +
  'button,select{display:block;width:100%;margin:.5rem 0;padding:.75rem 1rem;box-sizing:border-box;' +
  'font:inherit;text-align:start;border:1px solid;border-radius:.5rem;background:none;color:inherit}' +
  'button{cursor:pointer}[value=paid]{font-weight:bold}fieldset{margin:1rem 0}' +
  'fieldset label{display:block}summary{padding:.75rem 0;cursor:pointer}'

const euros = new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' })

const button = (outcome: string, label: string) =>
  html`<button name="outcome" value="${outcome}">${label}</button>`

/**
 * The page on which an order is paid, or not. The form posts to its own URL and needs no script.
 * @param refused why the last card was refused
 */
export function bankPage({ id, paidAmount }: WholeOrder, refused?: string) {
  const { title, lead, order, amount, pay, refuse, reason, back, more, returning } = bankMessages
  const codes = Object.entries(refusalCodes).map(
    ([code, why]) => html`<option value="${code}">${code}: ${why}</option>`,
  )
  const returns = Object.entries(bankMessages.returns).map(
    ([name, label]) =>
      html`<label><input type="radio" name="returning" value="${name}" ${name === 'whole' ? 'checked' : ''}> ${label}</label>`,
  )
  const rest = (['late', 'silent', 'twice', 'canceled'] as const).map((outcome) =>
    button(outcome, bankMessages[outcome]),
  )
  const body = html`<p>${lead}</p>
${refused === undefined ? '' : html`<p role="alert">${bankMessages.refused(refused)}</p>`}
<p>${order}: <b>${id}</b><br>${amount}: <b>${euros.format(paidAmount)}</b></p>
<form method="post">${button('paid', `${pay} ${euros.format(paidAmount)}`)}
<label>${reason} <select name="code">${codes}</select></label>
${button('refused', refuse)}${button('closed', back)}
<details><summary>${more}</summary>${rest}
<fieldset><legend>${returning}</legend>${returns}</fieldset></details></form>`
  return htmlPage(title, body, style)
}

/** A page of the bank that only says something. */
export const bankNotice = (text: string) =>
  htmlPage(bankMessages.title, html`<p>${text}</p>`, style)
