import { i18n } from './i18n'

type Words = { readonly [key: string]: string | Words }

/** Keys of nested words, joined by dots: `hero.title`. Plural endings are left off. */
export type TextKey<W> = {
  [K in keyof W & string]: W[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<W[K]>}`
}[keyof W & string]

type WithoutPlural<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K

/** The words of one feature, registered. */
export interface Messages<W> {
  namespace: string
  words: W
  text: Text<W>
}

/** Looks a text up; values fill its `{{places}}`, `count` chooses singular or plural. */
export type Text<W> = (
  key: TextKey<W>,
  values?: Readonly<Record<string, string | number>>,
) => string

/**
 * Registers the words of a feature when its script arrives.
 * @param namespace name of the file under `locales/<locale>/`
 */
export function addMessages<W extends Words>(namespace: string, words: W): Messages<W> {
  i18n.addResourceBundle('el', namespace, words, true, true)
  return { namespace, words, text: (key, values) => i18n.t(key, { ns: namespace, ...values }) }
}

/** Reads the words of a feature. The language of a document never changes, so nothing is watched. */
export function useText<W extends Words>({ text }: Messages<W>): Text<W> {
  return text
}
