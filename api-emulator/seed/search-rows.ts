import { foldWithPlaces } from '../search/greek-folding'
import type { StoredTranslations } from '../store/column-kinds'
import type { searchEntries } from '../store/search-tables'

interface Searched {
  id?: number | undefined
  translations: StoredTranslations
}

/** Ids of translations begin far from those of the entities, so that nobody mistakes one for one. */
const firstTranslationId = 1001

/** One row for each translation; the order of `fields` is that of their weight in a search. */
export function searchEntryRows(
  products: readonly Searched[],
  posts: readonly Searched[],
): (typeof searchEntries.$inferInsert)[] {
  const entries = [
    ...products.flatMap((row) => entriesOf('product', row, ['name', 'description'])),
    ...posts.flatMap((row) => entriesOf('blogPost', row, ['title', 'subtitle', 'body'])),
  ]
  return entries.map((entry, at) => ({ id: firstTranslationId + at, ...entry }))
}

function entriesOf(
  kind: 'product' | 'blogPost',
  { id = 0, translations }: Searched,
  fields: readonly string[],
) {
  return Object.entries(translations).map(([languageCode, words]) => {
    const messages = fields.map((field) => [field, words[field] ?? ''] as const)
    const folded = messages.map(([field, text]) => [
      field,
      foldWithPlaces(text, { markup: true }).text.trim(),
    ])
    return {
      kind,
      master: id,
      languageCode,
      messages: Object.fromEntries(messages),
      folded: Object.fromEntries(folded),
    }
  })
}
