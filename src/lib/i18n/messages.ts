import i18next from 'i18next'
import common from '#locales/el/common.json'

/**
 * The site's one i18next instance. It starts with the common messages; each feature adds its own
 * with {@link addMessages}, so that they are part of the feature's chunk. Components read them by
 * `useTranslation` (use-translation.ts).
 */
export const i18n = i18next.createInstance()

void i18n.init({
  lng: 'el',
  fallbackLng: 'el',
  initAsync: false,
  defaultNS: 'common',
  resources: { el: { common } },
  interpolation: { escapeValue: false },
  returnNull: false,
  // Keys are typed, so none should be missing; if one is, a Greek text is shown instead of the key.
  parseMissingKeyHandler: () => common.missingText,
})

export type MessageTree = { readonly [key: string]: string | MessageTree }

/** Keys of nested messages, joined by dots: `hero.title`. Plural endings are left off. */
export type TextKey<W> = {
  [K in keyof W & string]: W[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<W[K]>}`
}[keyof W & string]

type WithoutPlural<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K

/** The registered messages of one feature. */
export interface Messages<W> {
  namespace: string
  words: W
  /** For code outside of components. */
  text: Text<W>
}

/** Looks a message up; values fill its `{{placeholders}}`, `count` chooses singular or plural. */
export type Text<W> = (
  key: TextKey<W>,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Messages of every page. */
export const commonMessages = addMessages('common', common)

/**
 * Registers the messages of a feature when its chunk is loaded.
 * @param namespace name of the file under `locales/<locale>/`
 */
export function addMessages<W extends MessageTree>(namespace: string, words: W): Messages<W> {
  i18n.addResourceBundle('el', namespace, words, true, true)
  return { namespace, words, text: (key, values) => i18n.t(key, { ns: namespace, ...values }) }
}
