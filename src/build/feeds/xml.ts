/** Characters that XML 1.0 does not allow, not even escaped, as texts of word processors have them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const notAllowed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text without them. */
export const xmlText = (text: string) => text.replace(notAllowed, '')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function element(name: string, text: string | number): string {
  const safe = xmlText(String(text)).replace(/[&<>"']/g, (character) => entities[character] ?? '')
  return `<${name}>${safe}</${name}>`
}

/** An element with other elements, one per line. */
export function parent(name: string, children: readonly string[]): string {
  return [`<${name}>`, ...children, `</${name}>`].join('\n')
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'
