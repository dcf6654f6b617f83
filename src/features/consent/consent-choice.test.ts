import {
  type ConsentChoice,
  consentVersion,
  decodeChoice,
  encodeChoice,
  versionOf,
} from './consent-choice'
import { necessaryIds, optionalIds } from './declared-cookies'

const version = consentVersion(optionalIds)
const whole = [...necessaryIds, 'analytics_storage'].join('~')

const decisions: ConsentChoice[] = [
  { kind: 'undecided' },
  { kind: 'declined' },
  { kind: 'given', enabled: [] },
  { kind: 'given', enabled: ['analytics_storage', 'security_storage'] },
  { kind: 'given', enabled: optionalIds },
]

describe('the version of a declaration (R242)', () => {
  it('depends on the ids, but not on their order', () => {
    expect(versionOf(['a', 'b'])).toBe(versionOf(['b', 'a']))
    expect(versionOf(['a', 'b'])).not.toBe(versionOf(['a', 'b', 'c']))
    expect(versionOf(['a', 'b'])).not.toBe(versionOf(['a', 'c']))
    expect(consentVersion(optionalIds)).toMatch(/^v[0-9a-z]{1,7}$/)
  })
})

describe('a stored choice', () => {
  it.each(decisions)('%j is read as it was stored', (choice) => {
    expect(decodeChoice(encodeChoice(choice, optionalIds), optionalIds)).toEqual(choice)
  })

  it('has the necessary and chosen ids, joined by a tilde (R177, R236, R237)', () => {
    const all = encodeChoice({ kind: 'given', enabled: optionalIds }, optionalIds)
    expect(all).toEqual({ flag: version, ids: [...necessaryIds, ...optionalIds].join('~') })
    const some = encodeChoice({ kind: 'given', enabled: ['analytics_storage'] }, optionalIds)
    expect(some).toEqual({ flag: version, ids: whole })
  })

  it('is 0 and no ids if all was declined (R239)', () => {
    expect(encodeChoice({ kind: 'declined' }, optionalIds)).toEqual({ flag: '0', ids: undefined })
  })

  it.each([
    ['nothing', undefined, undefined],
    ['ids alone', undefined, whole],
    ['a flag alone', version, undefined],
    ['an older version (R242)', 'v0', whole],
    ['an undeclared id', version, `${whole}~tracking`],
    ['an id twice', version, `${whole}~analytics_storage`],
    ['a necessary id missing', version, 'session~analytics_storage'],
    ['a cookie of five kilobytes (A4-73)', version, `${whole}~`.repeat(80)],
    ['other values', 'true', '[object Object]'],
  ])('%s counts as undecided', (_, flag, ids) => {
    expect(decodeChoice({ flag, ids }, optionalIds)).toEqual({ kind: 'undecided' })
  })

  it('counts as undecided once the site declares more cookies', () => {
    const before = encodeChoice({ kind: 'given', enabled: [] }, [])
    expect(decodeChoice(before, [])).toEqual({ kind: 'given', enabled: [] })
    expect(decodeChoice(before, ['security_storage'])).toEqual({ kind: 'undecided' })
  })
})
