import { matchAccountPath } from '../../../contract/paths/match-path'
import { publicPaths } from '../../../contract/paths/site-paths'
import { countAnswers, findAnswers } from './find-answers'
import { helpTopics } from './help-answers'

const found = (typed: string) =>
  findAnswers(helpTopics, typed).flatMap(({ answers }) => answers.map(({ id }) => id))

describe('findAnswers', () => {
  it('shows everything where nothing is looked for', () => {
    expect(findAnswers(helpTopics, '  ')).toBe(helpTopics)
    expect(findAnswers(helpTopics, '«;»')).toBe(helpTopics)
    expect(countAnswers(helpTopics)).toBe(16)
  })

  it('finds words without their accents, in capitals, with or without the final sigma', () => {
    expect(found('μεταφορικα')).toEqual(['orders-cost'])
    expect(found('ΜΕΤΑΦΟΡΙΚΆ')).toEqual(['orders-cost'])
    expect(found('συσκευές γνωρίζω')).toEqual(['security-stranger'])
    expect(found('ΣΥΣΚΕΥΕΣ ΓΝΩΡΙΖΩ')).toEqual(['security-stranger'])
  })

  it('wants every word, and finds topics too', () => {
    expect(found('ακυρώσω φωτογραφία')).toEqual([])
    expect(found('επιστροφές')).toEqual(expect.arrayContaining(['returns-time', 'returns-broken']))
  })
})

describe('helpTopics', () => {
  it('lead each answer to a page that exists', () => {
    const known = Object.values<string>(publicPaths)
    for (const { answers } of helpTopics)
      for (const { link } of answers)
        expect([link.to, known.includes(link.to) || matchAccountPath(link.to) !== null]).toEqual([
          link.to,
          true,
        ])
  })
})
