import { accountRouteAt } from '#contract/paths/match-path'
import { publicPaths } from '#contract/paths/site-paths'
import { findAnswers, helpTopics } from './help-topics'

const found = (query: string) =>
  findAnswers(helpTopics, query).flatMap(({ answers }) => answers.map(({ id }) => id))

describe('findAnswers', () => {
  it('returns all topics without a query', () => {
    expect(findAnswers(helpTopics, '  ')).toBe(helpTopics)
    expect(findAnswers(helpTopics, '«;»')).toBe(helpTopics)
  })

  it('ignores accents, case and the final sigma', () => {
    expect(found('μεταφορικα')).toEqual(['orders-cost'])
    expect(found('ΜΕΤΑΦΟΡΙΚΆ')).toEqual(['orders-cost'])
    expect(found('\u202dμετα\u00adφορικά\u202c')).toEqual(['orders-cost'])
    expect(found('συσκευές γνωρίζω')).toEqual(['security-stranger'])
    expect(found('ΣΥΣΚΕΥΕΣ ΓΝΩΡΙΖΩ')).toEqual(['security-stranger'])
  })

  it('requires every word, and searches topics too', () => {
    expect(found('ακυρώσω φωτογραφία')).toEqual([])
    expect(found('επιστροφές')).toEqual(expect.arrayContaining(['returns-time', 'returns-broken']))
  })
})

describe('helpTopics', () => {
  it('link to existing pages only', () => {
    const known = Object.values<string>(publicPaths)
    for (const { answers } of helpTopics)
      for (const { link } of answers)
        expect([link.to, known.includes(link.to) || accountRouteAt(link.to) !== null]).toEqual([
          link.to,
          true,
        ])
  })

  it('tell guests where their order is, too, wherever they lead to those of the account', () => {
    const answers = helpTopics.flatMap((topic) => topic.answers)
    const ofOrders = answers.filter(({ link }) => link.to === '/account/orders')
    expect(ofOrders).toHaveLength(3)
    for (const { answer } of ofOrders) expect(answer).toMatch(/χωρίς λογαριασμό/)
  })
})
