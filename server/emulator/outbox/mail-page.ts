import { html, raw } from 'hono/html'
import { blockHtml } from './mail-blocks'
import { type MailColour, mailColours } from './mail-colours'
import type { MailContent } from './mail-content'
import { drop, inlineStyles as styles } from './mail-styles'
import { businessLines, shopDetails } from './shop-details'

/**
 * A mail as HTML: tables, because Outlook for Windows lays out nothing else, and inline styles,
 * because some programs drop all others. Every value is escaped by the template.
 */
export async function mailPage(content: MailContent, siteUrl: string): Promise<string> {
  const { subject, heading, blocks } = content
  const page = html`<!doctype html>
<html lang="el" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${raw(headStyle)}</style>
</head>
<body class="on-page" style="${styles.page}">
<main lang="el">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tbody><tr>
<td align="center" style="${styles.around}">
${outlookStart}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
<tbody>
<tr><td style="${styles.brandRow}">${brand}</td></tr>
<tr><td class="on-hero of-line" style="${styles.hero}"><h1 class="of-text" style="${styles.heading}">${heading}</h1></td></tr>
<tr><td class="on-card of-line" style="${styles.card}">${blocks.map(blockHtml)}</td></tr>
<tr><td class="of-muted" style="${styles.foot}">${footOf(siteUrl)}</td></tr>
</tbody></table>${outlookEnd}
</td>
</tr></tbody></table>
</main>
</body>
</html>`
  return String(await page)
}

const brand = html`<span class="as-brand" style="${drop}"></span><span class="of-text" style="${styles.brand}">${shopDetails.brand}</span>`

function footOf(siteUrl: string) {
  const lines = businessLines.map((line) => html`${line}<br>`)
  return html`${lines}<a class="of-link" href="${siteUrl}" style="${styles.link}">${new URL(siteUrl).host}</a>`
}

/** Outlook for Windows knows no greatest width. */
const outlookStart = raw('<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->')
const outlookEnd = raw('<!--[if mso]></td></tr></table><![endif]-->')

/** The dark mode where a program has one, by classes that name a colour and what it is of. */
const headStyle = [
  ':root{color-scheme:light dark}',
  `@media (prefers-color-scheme:dark){${Object.entries(mailColours.dark).map(darkRules).join('')}}`,
].join('')

function darkRules([name, colour]: [string, string]): string {
  const role = name as MailColour
  switch (role) {
    case 'page':
    case 'card':
    case 'hero':
      return `.on-${role}{background-color:${colour}!important}`
    case 'brand':
      return `.as-brand{background-color:${colour}!important}`
    case 'line':
      return `.of-line{border-color:${colour}!important}`
    default:
      return `.of-${role}{color:${colour}!important}`
  }
}
