import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type IndexedPage, indexFileOf } from '../../../contract/search/search-index'
import {
  type SearchKind,
  searchIndexPath,
  searchKinds,
} from '../../../contract/search/search-index-path'
import { mostPagesWithWords } from './search-pages'

/** The text of one file of the index. */
export function indexText(pages: readonly IndexedPage[]): string {
  const isLarge = pages.length > mostPagesWithWords
  return JSON.stringify(indexFileOf(isLarge ? pages.map(withoutWords) : pages))
}

function withoutWords(page: IndexedPage): IndexedPage {
  return { ...page, words: '' }
}

/**
 * Writes the files that the search in the browser reads.
 * @param folder the built site, `public`
 */
export async function writeSearchIndex(
  folder: string,
  pages: Readonly<Record<SearchKind, readonly IndexedPage[]>>,
): Promise<void> {
  for (const kind of searchKinds) {
    const file = join(folder, searchIndexPath(kind))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, indexText(pages[kind]))
  }
}
