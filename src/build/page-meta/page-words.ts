import { createInstance } from 'i18next'
import pageMeta from '../../../locales/el/build/page-meta.json'
import listedVariants from '../../../locales/el/listed-variants.json'

type WordOf<Key> = Key extends `${infer Word}_${'one' | 'other'}` ? Word : Key
const words = { ...pageMeta, ...listedVariants }
type PageWord = WordOf<keyof typeof words>

const i18n = createInstance({
  lng: 'el',
  resources: { el: { translation: words } },
  // The words become attributes and JSON, each of which escapes them for itself.
  interpolation: { escapeValue: false },
  initAsync: false,
})
void i18n.init()

/** A text of `locales/el/build/page-meta.json` or of the cards, with its values and its grammatical number. */
export function pageWords(word: PageWord, values: Record<string, string | number> = {}): string {
  return i18n.t(word, values)
}
