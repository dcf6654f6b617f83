import fc from 'fast-check'
import { matchEntityPath } from '../../../contract/paths/match-path'
import {
  type AddressedEntity,
  entityPath,
  entityPathPrefixes,
  listPagePath,
} from '../../../contract/paths/site-paths'
import {
  type ScriptedUpstream,
  startScriptedUpstream,
} from '../../../tests/support/upstream/scripted-upstream'
import { type Content, readContent } from '../upstream/read-content'
import { checkContent } from './check-content'

/** Bytes that a name may have in the file systems of servers. */
const longestName = 255
const entities = Object.keys(entityPathPrefixes) as AddressedEntity[]

let upstream: ScriptedUpstream
let content: Content

beforeAll(async () => {
  upstream = await startScriptedUpstream()
  content = await readContent({
    url: upstream.url,
    publicUrl: 'https://shop.example.gr',
    fetch,
    timeoutMs: 5000,
  })
})

afterAll(() => upstream.close())

function passes(slug: string): boolean {
  const products = content.products.map((row) => (row.id === 2 ? { ...row, slug } : row))
  try {
    checkContent({ ...content, products }, { published: null, isDropAllowed: false })
    return true
  } catch {
    return false
  }
}

const greek = fc.string({ unit: fc.constantFrom(...'αβγδεζάέώϊΐς-') })
const awkward = fc.constantFrom(
  '%CE%BC',
  'caf\u00e9',
  'cafe\u0301',
  '\u202eabc',
  '😀',
  'a\u0000b',
  'a?b',
  'a#b',
  '.',
  '..',
  'con ',
  'x'.repeat(201),
)
const plain = fc.stringMatching(/^[-a-zA-Z0-9_]{1,200}$/)
const slugs = fc.oneof(greek, awkward, plain, fc.string({ unit: 'grapheme' }))

it('lets a slug pass only if it makes one address that leads back to it (A1-10)', () => {
  let passed = 0
  fc.assert(
    fc.property(slugs, fc.integer({ min: 1, max: 2 ** 31 }), (slug, id) => {
      if (!passes(slug)) return
      passed += 1
      for (const entity of entities) {
        const path = entityPath(entity, { id, slug })
        expect(new URL(path, 'https://shop.example').pathname).toBe(path)
        expect(matchEntityPath(path)).toEqual({ entity, id, slug })
        const names = listPagePath(path, 999).split('/')
        expect(names.every((name) => Buffer.byteLength(name) <= longestName)).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
  expect(passed).toBeGreaterThan(50)
})

it.each(['-', '_', 'a', 'A-b_9', 'x'.repeat(200)])('lets %j pass', (slug) => {
  expect(passes(slug)).toBe(true)
})
