import type { SessionEntry } from '#contract/allauth/account-lists'
import { inOrder } from './api'

const entry = (id: number, values: Partial<SessionEntry> = {}): SessionEntry => ({
  id,
  user_agent: '',
  ip: '198.51.100.7',
  created_at: 1000 * id,
  is_current: false,
  ...values,
})
const ids = (sessions: readonly SessionEntry[]) => sessions.map(({ id }) => id)

describe('the list of devices (R162, R291)', () => {
  it('starts with this one, then by last use', () => {
    const sessions = [entry(1, { last_seen_at: 9000 }), entry(5), entry(2, { is_current: true })]
    expect(ids(inOrder(sessions))).toEqual([2, 1, 5])
    expect(ids(sessions)).toEqual([1, 5, 2])
  })
})
