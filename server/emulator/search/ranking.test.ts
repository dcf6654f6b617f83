import { foldWithPlaces } from './greek-folding'
import { matchPositions, queryPatterns, rankEntries } from './ranking'

const messages = [
  { name: 'Το σπίτι της μνήμης', description: '<p>Ένα βιβλίο.</p>' },
  { name: 'Αποστήθιση', description: '<p>Για τη <strong>μνήμη</strong> σας.</p>' },
  { name: 'Μνήμη σε κάρτες', description: '<p>Ένα παιχνίδι.</p>' },
  { name: 'Υπομνήματα', description: '<p>Σημειώσεις.</p>' },
  { name: 'Τετράδιο', description: '<p>Με γραμμές.</p>' },
]
const folded = (text: string) => foldWithPlaces(text, { markup: true }).text.trim()
const entries = messages.map(({ name, description }, at) => ({
  id: at + 1,
  folded: { name: folded(name), description: folded(description) },
}))
const found = (query: string) =>
  rankEntries(entries, queryPatterns(query)).map(({ entry }) => entry.id)

describe('the order of hits', () => {
  it('prefers the start of a name, then a word of it, then a part, then the description', () => {
    expect(found('μνημ')).toEqual([3, 1, 4, 2])
    expect(found('MNHM')).toEqual([3, 1, 4, 2])
  })

  it('requires every word of the query', () => {
    expect(found('μνήμη κάρτες')).toEqual([3])
    expect(found('μνήμη άλογο')).toEqual([])
  })

  it('finds nothing for an empty query', () => {
    expect(found('')).toEqual([])
    expect(found(' , . ')).toEqual([])
  })

  it('scores between 0 and 1', () => {
    for (const { score } of rankEntries(entries, queryPatterns('μνήμη'))) {
      expect(score).toBeGreaterThan(0)
      expect(score).toBeLessThanOrEqual(1)
    }
  })
})

it('returns match positions in the original text', () => {
  const [, second] = messages
  const positions = matchPositions(second ?? {}, queryPatterns('mnimi'))
  expect(Object.keys(positions)).toEqual(['description'])
  const [{ start, length } = { start: 0, length: 0 }] = positions.description ?? []
  expect(second?.description.slice(start, start + length)).toBe('μνήμη')
})
