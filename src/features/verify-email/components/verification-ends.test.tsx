import { isCode, refusedKey } from './verification-ends'

const signature = 'q3K0tUQ8b2o0bmXh3T4yq1p_0Jw-9dMbn2N5v7Zk1aE'
/** 1 October 2026, 12:00 UTC, as Django writes it: seconds in base 62. */
const madeAt = { text: '1xCFSC', ms: Date.UTC(2026, 9, 1, 12) }
const key = `MTc:${madeAt.text}:${signature}`
const day = 86_400_000

describe('a key that was refused', () => {
  it('is used while it is young', () => {
    expect(refusedKey(key, madeAt.ms + 1000)).toBe('used')
    expect(refusedKey(key, madeAt.ms + 3 * day - 1000)).toBe('used')
  })

  it('is expired after three days', () => {
    expect(refusedKey(key, madeAt.ms + 3 * day + 1000)).toBe('expired')
  })

  it.each(['nonsense', 'MTc', key.slice(0, -20), `${key}=`, key.replace(':', '')])(
    'is invalid: %s',
    (broken) => expect(refusedKey(broken, madeAt.ms)).toBe('invalid'),
  )
})

describe('a code in a link', () => {
  it.each(['CDF3GH', '123456', 'ABCD-2345'])('can be %s', (code) => expect(isCode(code)).toBe(true))
  it.each(['nonsense', 'x', key])('is not %s', (other) => expect(isCode(other)).toBe(false))
})
