import fc from 'fast-check'
import * as z from 'zod/mini'
import { cursorOf, pageOf, unshownIn } from './page'
import { id } from './scalars'

const page = pageOf(z.object({ id }))
const envelope = {
  links: { next: 'http://api.example/api/v1/post?cursor=bz0xMA%3D%3D', previous: null },
  count: 3,
  totalPages: 3,
  pageSize: 1,
  pageTotalResults: 1,
  results: [{ id: 1 }],
}

describe('lists in pages (R179)', () => {
  it.each([
    [{ next: null, previous: '?page=1' }, '?page=1'],
    [{ next: null, prev: '?page=1' }, '?page=1'],
    [{ next: null }, null],
    [{}, null],
  ])('read the previous page by either name: %j', (links, previous) => {
    expect(z.parse(page, { ...envelope, links }).links).toEqual({ next: null, previous })
  })

  it('may be null', () => {
    expect(z.parse(page, { ...envelope, results: null }).results).toEqual([])
  })
})

describe('rows that cannot be shown', () => {
  it.each([
    ['all could be read', {}, 0],
    ['one could not be read', { leftOut: 1 }, 1],
    ['none could be read', { results: [], leftOut: 3 }, 3],
    ['rows are counted but none came', { results: null }, 3],
    ['the list is empty', { results: [], count: 0 }, 0],
  ])('are counted where %s', (_, more, expected) => {
    expect(unshownIn(z.parse(page, { ...envelope, ...more }))).toBe(expected)
  })
})

describe('cursors (R179)', () => {
  it('are read from the query of a link', () => {
    expect(cursorOf(envelope.links.next)).toBe('bz0xMA==')
    expect(cursorOf('?cursor=abc&pageSize=5')).toBe('abc')
  })

  it.each([null, '', '?page=2', 'http://api.example/post'])('are absent in %p', (link) => {
    expect(cursorOf(link)).toBeNull()
  })

  it('survive encoding in a URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (cursor) => {
        const link = new URL('http://api.example/post')
        link.searchParams.set('cursor', cursor)
        expect(cursorOf(link.href)).toBe(link.searchParams.get('cursor'))
      }),
    )
  })
})
