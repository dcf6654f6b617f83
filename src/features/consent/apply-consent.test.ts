import { coveredNames, sharingDomains } from './apply-consent'

describe('cookies that a declaration covers (R245)', () => {
  it('match whole names or prefixes', () => {
    const present = ['_ga', '_ga_ABC', '_gat_x', '_gang', 'colour_mode']
    expect(coveredNames(['_ga', '_ga_*', '_gat*'], present)).toEqual(['_ga', '_ga_ABC', '_gat_x'])
    expect(coveredNames([], present)).toEqual([])
  })

  it.each([
    ['shop.example.gr', ['shop.example.gr', 'example.gr']],
    ['example.gr', ['example.gr']],
    ['localhost', []],
    ['127.0.0.1', []],
  ])('%s shares with %j', (host, domains) => {
    expect(sharingDomains(host)).toEqual(domains)
  })
})
