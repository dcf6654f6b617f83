import { inTurns } from './measuring'
import { readVisit } from './pages'

it('measures in turns, each round from another one on', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  await inTurns(3, [measure('a'), measure('b'), measure('c')])
  expect(order.join('')).toBe('abcbcacab')
})

describe('a report of Lighthouse', () => {
  const category = (score: number) => ({ score }) as never
  const value = (numericValue: number) => ({ numericValue }) as never
  const report = {
    categories: {
      performance: category(0.985),
    },
    audits: {
      'largest-contentful-paint': value(812.4),
      'total-blocking-time': value(0),
      'total-byte-weight': value(1000),
    },
  }

  it('is read as scores, milliseconds and bytes', () => {
    expect(readVisit(report)).toEqual({ performance: 98.5, lcp: 812.4, tbt: 0, bytes: 1000 })
  })

  it('is refused if the page did not load or a figure is missing', () => {
    const runtimeError = { code: 'NO_FCP', message: 'The page did not paint.' }
    expect(() => readVisit({ ...report, runtimeError })).toThrow('The page did not paint.')
    expect(() => readVisit({ ...report, audits: {} })).toThrow('no figure for largest-')
  })
})
