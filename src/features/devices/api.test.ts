import type { SessionEntry } from '../../../contract/allauth/account-lists'
import { inOrder, othersOf } from './api'
import { deviceTitle } from './devices-page'

jest.mock('../../lib/config/public-config', () => ({ publicConfig: {} }))

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
  it('begins with this one, then with those used last', () => {
    const sessions = [entry(1, { last_seen_at: 9000 }), entry(5), entry(2, { is_current: true })]
    expect(ids(inOrder(sessions))).toEqual([2, 1, 5])
    expect(ids(sessions)).toEqual([1, 5, 2])
  })

  it('never ends the session that asks along with the others', () => {
    expect(othersOf([entry(1, { is_current: true }), entry(2), entry(3)])).toEqual([2, 3])
    expect(othersOf([entry(1, { is_current: true })])).toEqual([])
  })

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox σε Linux'],
    ['Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)', 'Android'],
    ['curl/8.5.0', 'Άγνωστη συσκευή'],
  ])('calls %s by name', (userAgent, title) => {
    expect(deviceTitle(userAgent)).toBe(title)
  })
})
