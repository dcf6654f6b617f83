import * as z from 'zod/mini'
import { aboutLeftOut, readRows } from './rows'

const item = z.object({ id: z.int(), texts: z.record(z.string(), z.object({ name: z.string() })) })
const good = { id: 1, texts: { el: { name: 'Κάρτες' } } }

it('reads the rows that fit', () => {
  expect(readRows(item, [good, { ...good, id: 2, more: true }])).toEqual({
    items: [good, { ...good, id: 2 }],
    received: 2,
    faults: [],
  })
})

it.each<[string, unknown, string]>([
  ['a field of another type', { ...good, id: 'nefeli@example.gr' }, 'id'],
  ['a nested text that is a number', { id: 1, texts: { el: { name: 7 } } }, 'texts.el.name'],
  ['nothing at all', null, 'the row'],
  ['a list', [good], 'the row'],
])('leaves out a row with %s, and names the field but no value', (_, bad, field) => {
  const read = readRows(item, [good, bad, good])
  expect(read).toEqual({ items: [good, good], received: 3, faults: [field] })
  expect(aboutLeftOut(read)).toBe(`1 of 3 rows left out, which do not fit: ${field}`)
})

it('names each field once, and no more than five', () => {
  const bad = { id: null, texts: Object.fromEntries([...'abcdef'].map((key) => [key, {}])) }
  const read = readRows(item, [bad, bad])
  expect(read.items).toEqual([])
  expect(read.faults).toHaveLength(7)
  expect(aboutLeftOut(read).split(', ')).toHaveLength(6)
})
