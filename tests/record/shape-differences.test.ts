import { asRecorded, shapeDifferences } from './support/shape-differences'

const shapes = { row: { id: 'number', 'note?': 'null|string' } }

it.each([
  ['a type', 'number', 1, []],
  ['another type', 'number', '1', ['body is string, recorded number']],
  ['a type of several', 'null|string', null, []],
  ['a field that may be missing', '@row', { id: 1 }, []],
  ['a missing field', '@row', { note: null }, ['body.id is missing']],
  ['a field too many', '@row', { id: 1, more: 1 }, ['body.more is not in the record']],
  ['rows of a list, once each', ['@row'], [{}, {}, { id: 1 }], ['body[].id is missing']],
  ['a list that was always empty', [], [{ any: 1 }], []],
  ['no list', ['@row'], {}, ['body is object, recorded a list']],
  ['any key', { '*': 'number' }, { a: 1, b: 'x' }, ['body.b is string, recorded number']],
  ['the best of several', { oneOf: ['@row', 'null', ['@row']] }, [{ id: 1 }], []],
  ['none of several', { oneOf: ['null', 'string'] }, 1, ['body is number, recorded null']],
  ['a recording that was cut', { id: 'number', '…': 'cut off here' }, { id: 1, more: 1 }, []],
  ['null in place of an object', '@row', null, ['body is null, recorded an object']],
])('compares %s', (_, shape, value, differences) => {
  expect(shapeDifferences(shapes, shape, value)).toEqual(differences)
})

it('compares the envelope of a page', () => {
  const page = {
    links: { next: null, previous: null },
    count: 1,
    totalPages: 1,
    pageSize: 12,
    pageTotalResults: 1,
    page: 1,
    results: [{ id: 'x' }],
  }
  expect(shapeDifferences(shapes, { 'page of': '@row' }, { ...page, count: '1' })).toEqual([
    'body.count is string, recorded number',
    'body.results[].id is string, recorded number',
  ])
})

it('stores errors without secrets and figures', () => {
  const refusal = { id: 'v1', meta: { secret: 'JBSW', left: 'in 57 seconds' }, providers: ['a'] }
  expect(asRecorded(refusal)).toEqual({
    id: 'v1',
    meta: { secret: '<secret>', left: 'in # seconds' },
    providers: '<providers>',
  })
})
