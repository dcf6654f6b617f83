import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IndexedPage, pagesIn, searchIndexFile } from '../../../contract/search/search-index'
import { mostPagesWithWords } from './search-pages'
import { indexText, writeSearchIndex } from './write-search-index'

const page: IndexedPage = {
  path: '/products/3/tetradio',
  title: 'Τετράδιο',
  summary: 'Με καρέ.',
  labels: 'Χαρτικά',
  words: 'μαθηματικά',
  picturePath: 'media/tetradio.png',
  locale: 'el',
  offer: [8.32, 3.96, 5, 9, 4],
}
const read = (text: string) => pagesIn(searchIndexFile.parse(JSON.parse(text)))

describe('the index', () => {
  it('holds each page as it is', () => {
    const { offer: _, ...lesson } = page
    expect(read(indexText([page]))).toEqual([page])
    expect(read(indexText([lesson]))).toEqual([lesson])
    expect(read(indexText([]))).toEqual([])
  })

  it('of many pages does without the words of their texts', () => {
    const many = Array.from({ length: mostPagesWithWords + 1 }, () => page)
    expect(read(indexText(many))[0]).toEqual({ ...page, words: '' })
    expect(read(indexText(many.slice(1)))[0]).toEqual(page)
  })

  it('has a file for each kind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'search-index-'))
    await writeSearchIndex(folder, { lessons: [], products: [page], topics: [], help: [] })
    const text = await readFile(join(folder, 'search-index/products.json'), 'utf8')
    expect(read(text)).toEqual([page])
    await rm(folder, { recursive: true })
  })
})
