import type { SiteStorage } from '../../lib/storage/site-storage'

/** What this device need not be told again. */
type Word = 'install-declined'

/** Remembers which words about the app were read here (R224); blocked storage remembers nothing. */
export function keptWords(storage: Pick<SiteStorage, 'read' | 'write'>) {
  return {
    has: (word: Word) => storage.read(word) === 'yes',
    keep: (word: Word) => storage.write(word, 'yes'),
  }
}
