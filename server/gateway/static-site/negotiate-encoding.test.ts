import type { SiteFile } from '#contract/site/site-manifest'
import { negotiateEncoding } from './negotiate-encoding'

const file: SiteFile = {
  type: 'text/html; charset=utf-8',
  etag: 'feedc0de',
  bytes: 100,
  encodings: { br: 20, gzip: 30 },
  immutable: false,
}

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['identity;q=1, br;q=0.5', null],
  ['identity;q=0', null],
  ['br;q=abc', null],
  ['br;q=2', null],
  [';;,,', null],
  ['zstd', null],
])('answers Accept-Encoding %j with %s', (header, encoding) => {
  expect(negotiateEncoding(header, file)).toBe(encoding)
})

it('sends the bytes as they are if the build made no other', () => {
  expect(negotiateEncoding('br, gzip', { ...file, encodings: {} })).toBeNull()
})
