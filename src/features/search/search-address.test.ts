import { cleanQuery, queryOf } from './clean-query'
import { searchPath } from './search-address'

describe('the URL of a search', () => {
  it.each(['μνήμη', 'κάρτες & τετράδια', 'C++ 100%', 'α=β?γ#δ'])('contains %j', (query) => {
    const path = searchPath(query)
    expect(queryOf(new URL(path, 'https://example.com').search)).toBe(query)
  })

  it('is the bare page without a query', () => {
    expect(searchPath('')).toBe('/search')
    expect(queryOf('')).toBe('')
    expect(queryOf('?other=1')).toBe('')
  })

  it('trims and collapses spaces', () => {
    expect(cleanQuery('  δύο \t λέξεις ')).toBe('δύο λέξεις')
    expect(cleanQuery('\u202dτε\u00adτρά\u200bδιο\u00a0\u202c')).toBe('τετράδιο')
    expect(queryOf('?query=%20%CE%B1+%20+%CE%B2')).toBe('α β')
  })
})
