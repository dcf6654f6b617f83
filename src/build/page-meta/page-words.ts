import { createInstance } from 'i18next'
import pageMeta from '../../../locales/el/build/page-meta.json'

type WordOf<Key> = Key extends `${infer Word}_${'one' | 'other'}` ? Word : Key
type PageWord = WordOf<keyof typeof pageMeta>

const i18n = createInstance({
  lng: 'el',
  resources: { el: { translation: pageMeta } },
  // The words become attributes and JSON, each of which escapes them for itself.
  interpolation: { escapeValue: false },
  initAsync: false,
})
void i18n.init()

/** A text of `locales/el/build/page-meta.json`, with its values and its grammatical number. */
export function pageWords(word: PageWord, values: Record<string, string | number> = {}): string {
  return i18n.t(word, values)
}
