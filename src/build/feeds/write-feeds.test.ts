import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPublicConfig } from '../../../contract/config/public-config'
import type { FeedContent } from './feed-content'
import { type FeedSettings, writeFeeds } from './write-feeds'

const content: FeedContent = {
  newest: { nodes: [] },
  allLesson: {
    nodes: [
      {
        path: '/blog/post/7/kafes',
        title: 'Ο [καφές]\nτων πέντε',
        summary: 'Πόση ώρα μένει.',
        minutes: 4,
        categoryIds: [1],
      },
    ],
  },
  allLessonTopic: { nodes: [{ categoryId: 1, name: 'Ύπνος', path: '/blog/category/1/ypnos' }] },
  allShopProduct: { nodes: [] },
  allShopCategory: { nodes: [{ categoryId: 2, name: 'Χαρτικά', path: '/products/category/2/x' }] },
  allTextPage: { nodes: [{ slug: 'about', title: 'Ποιοι είμαστε', lead: 'Γράφουμε μαθήματα.' }] },
}
const settings: FeedSettings = {
  site: {
    ...readPublicConfig({ PUBLIC_URL: 'https://stala.example', APP_TITLE: 'Στάλα' }),
    shipping: null,
  },
  productFeeds: [],
  brand: '',
  changedAt: '2026-01-31T07:30:00Z',
  readPicture: async () => null,
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
})
afterEach(() => rm(folder, { recursive: true }))

const productFeeds = () => readdir(join(folder, 'feeds')).catch(() => [])

it('writes product feeds only while they are configured (R400, R401)', async () => {
  await writeFeeds(folder, content, settings)
  expect(await productFeeds()).toEqual([])
  await writeFeeds(folder, content, { ...settings, productFeeds: ['skroutz', 'google'] })
  expect((await productFeeds()).sort()).toEqual(['google.xml', 'skroutz.xml'])
  await writeFeeds(folder, content, { ...settings, productFeeds: ['google'] })
  expect(await productFeeds()).toEqual(['google.xml'])
})

it('writes llms.txt with a section for each topic and category that has content (R403)', async () => {
  await writeFeeds(folder, content, settings)
  const lines = (await readFile(join(folder, 'llms.txt'), 'utf8')).split('\n')
  expect(lines[0]).toBe('# Στάλα')
  expect(lines[2]).toMatch(/^> .{70,}/)
  expect(lines).toContain('## Μαθήματα: Ύπνος')
  expect(lines).toContain(
    '- [Ο \\[καφές\\] των πέντε](https://stala.example/blog/post/7/kafes): Πόση ώρα μένει. (4 λεπτά)',
  )
  expect(lines.some((line) => line.includes('Χαρτικά'))).toBe(false)
  expect(lines).toContain('- [Ποιοι είμαστε](https://stala.example/about): Γράφουμε μαθήματα.')
})
