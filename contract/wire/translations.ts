import * as z from 'zod/mini'

/** Locales in the order in which a missing text is looked for. */
const fallbackOrder = ['el', 'en'] as const

/**
 * Texts of an entity by locale code, e.g. `{ el: { name: 'Τετράδιο' } }`.
 * Every locale and every text may be missing.
 */
export function translationsOf<Field extends string>(...fields: readonly Field[]) {
  const messages = Object.fromEntries(
    fields.map((field) => [field, z.nullish(z.string())]),
  ) as Record<Field, z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>>>
  return z.record(z.string(), z.object(messages))
}

/** Texts as the API sends them, by locale and field. */
export type Translations<Field extends string> = Readonly<
  Record<string, { readonly [F in Field]?: string | null | undefined }>
>

/** A text and the locale it is written in. */
export interface Translated {
  text: string
  locale: string
}

/**
 * The text to show and its locale: Greek, else English, else the first locale that has one, else
 * the empty text.
 */
export function translated<Field extends string>(
  translations: Translations<Field>,
  field: Field,
  locale = 'el',
): Translated {
  const locales = [locale, ...fallbackOrder, ...Object.keys(translations)]
  for (const code of locales) {
    const text = translations[code]?.[field]
    if (text) return { text, locale: code }
  }
  return { text: '', locale }
}

/** The text of {@link translated} alone. */
export function translate<Field extends string>(
  translations: Translations<Field>,
  field: Field,
  locale = 'el',
): string {
  return translated(translations, field, locale).text
}
