/** The `lang` of a text that is not in the page's own language; nothing for one that is. */
export function localeMark(locale: string): { lang?: string } {
  return locale === 'el' ? {} : { lang: locale }
}
