import { accountQueryClient } from './account-query-client'
import { publishSession, type SessionView, unknownSession } from './session-store'
import { annasAccount } from './testing/annas-account'

const key = ['orders']
const memberWith = (id: number): SessionView => ({
  ...unknownSession,
  status: 'member',
  user: { ...annasAccount, id },
})

beforeEach(() => publishSession(memberWith(1)))
afterEach(() => publishSession(unknownSession))

describe('what was read of a person', () => {
  it('stays as long as that person is here, whichever page is open (R131)', () => {
    accountQueryClient(1).setQueryData(key, ['mine'])
    publishSession({ ...memberWith(1), reauthenticationNeeded: true })
    expect(accountQueryClient(1).getQueryData(key)).toEqual(['mine'])
  })

  it('is forgotten once another person is here, for the first one too (A3-43)', () => {
    const queries = accountQueryClient(1)
    queries.setQueryData(key, ['mine'])
    publishSession(memberWith(2))
    expect(queries.getQueryData(key)).toBeUndefined()
    expect(accountQueryClient(2).getQueryData(key)).toBeUndefined()
    publishSession(memberWith(1))
    expect(accountQueryClient(1).getQueryData(key)).toBeUndefined()
  })

  it('is forgotten once nobody is here, also while no page of the account is open (A3-44)', () => {
    const queries = accountQueryClient(1)
    queries.setQueryData(key, ['mine'])
    publishSession({ ...unknownSession, status: 'guest' })
    expect(queries.getQueryCache().getAll()).toEqual([])
    publishSession(memberWith(1))
    expect(accountQueryClient(1)).not.toBe(queries)
  })
})
