import type { Row } from './small-shop'

/** A text that injects markup into a page if it is not escaped. */
export const hostileText =
  '</script><script>window.__pwn=1</script><style>*{display:none}</style>"\'><img src=x onerror=alert(1)>'

/** The lists with the hostile text in every translated text. */
export function hostileLists(lists: Readonly<Record<string, Row[]>>): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([endpoint, rows]) => [endpoint, rows.map(hostileRow)]),
  )
}

function hostileRow(row: Row): Row {
  const messages = row.translations as Record<string, Record<string, string>>
  const spoiled = Object.entries(messages).map(([locale, fields]) => [
    locale,
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text + hostileText])),
  ])
  const seo = 'seoTitle' in row ? { seoTitle: hostileText, seoDescription: hostileText } : {}
  return { ...row, ...seo, translations: Object.fromEntries(spoiled) }
}
