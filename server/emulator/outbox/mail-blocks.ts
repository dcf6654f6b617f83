import { html } from 'hono/html'
import type { BillLine, Fact, MailBlock, TextBlock } from './mail-content'
import { inlineStyles as styles } from './mail-styles'

export function blockHtml(block: MailBlock) {
  switch (block.kind) {
    case 'text':
      return textHtml(block)
    case 'title':
      return html`<h2 class="of-text" style="${styles.title}">${block.text}</h2>`
    case 'code':
      return html`<p class="on-hero of-text" style="${styles.code}"><strong>${block.code}</strong></p>`
    case 'button':
      return buttonHtml(block.label, block.link)
    case 'facts':
      return factsHtml(block.facts)
    case 'bill':
      return billHtml(block)
  }
}

function textHtml({ text, link }: TextBlock) {
  const end =
    link && html`: <a class="of-link" href="${link.link}" style="${styles.link}">${link.label}</a>`
  return html`<p class="of-text" style="${styles.text}">${text}${end ?? ''}</p>`
}

/** A button, and its address as text for mail programs that show no links. */
function buttonHtml(label: string, link: string) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${styles.buttonTable}"><tbody><tr>
<td class="as-brand" style="${styles.buttonCell}"><a class="of-onBrand" href="${link}" style="${styles.button}">${label}</a></td>
</tr></tbody></table>
<p style="${styles.addressRow}"><a class="of-muted" href="${link}" style="${styles.address}">${link}</a></p>`
}

function factsHtml(facts: readonly Fact[]) {
  const rows = facts.map(
    ({ name, value }) => html`<dt class="of-muted" style="${styles.factName}">${name}:</dt>
<dd class="of-text" style="${styles.factValue}">${value}</dd>`,
  )
  return html`<dl style="${styles.facts}">${rows}</dl>`
}

/** Items, sums and total, the amounts under each other. */
function billHtml({ lines, sums, total }: Extract<MailBlock, { kind: 'bill' }>) {
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.table}">
<tbody>${lines.map(lineHtml)}</tbody>
<tbody>${sums.map(sumHtml)}</tbody>
<tbody><tr>
<th scope="row" class="of-text of-line" style="${styles.total}">${total.name}</th>
<td class="of-text of-line" style="${styles.totalAmount}">${total.value}</td>
</tr></tbody>
</table>`
}

function lineHtml({ name, pieces, amount }: BillLine) {
  return html`<tr>
<th scope="row" class="of-text of-line" style="${styles.cell}">${name}<br><span class="of-muted" style="${styles.pieces}">${pieces}</span></th>
<td class="of-text of-line" style="${styles.amount}">${amount}</td>
</tr>`
}

function sumHtml({ name, value }: Fact) {
  return html`<tr>
<th scope="row" class="of-muted" style="${styles.sum}">${name}</th>
<td class="of-muted" style="${styles.sumAmount}">${value}</td>
</tr>`
}
