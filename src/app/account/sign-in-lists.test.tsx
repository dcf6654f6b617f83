import { screen } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import { examplePasskey, exampleSessions } from '#contract/examples/authenticator-examples'
import { openAccountPage } from './testing/open-account-page'

const listOf = (...data: object[]) => ({ status: 200, data })

it('a device of which nothing is known says neither when it was used nor from where (R557)', async () => {
  const current = exampleSessions.data.slice(0, 1)
  openAccountPage('/account/sessions', member, {
    'GET /auth/sessions': listOf(...current, { id: 4, is_current: false }),
  })
  const row = (await screen.findByText('Άγνωστη συσκευή')).closest('li')
  expect(row?.querySelector('.facts')?.textContent).toBe('')
  expect(screen.getAllByText(/Διεύθυνση IP/)).toHaveLength(1)
})

describe('a key (R557)', () => {
  const never = 'δεν έχει χρησιμοποιηθεί ακόμη'
  const { created_at: _, last_used_at: __, ...timeless } = examplePasskey

  it.each([
    ['whose times are not known says none', 8, timeless, /^$/],
    ['that was never used says so', 9, { ...examplePasskey, last_used_at: null }, never],
    ['that may have been used says when it was added', 10, { ...timeless, created_at: 5 }, /1970$/],
  ])('%s', async (_, id, key, times) => {
    const session = { ...member, user: member.user && { ...member.user, id } }
    openAccountPage('/account/2fa/webauthn', session, {
      'GET /account/authenticators': listOf(key),
    })
    const row = (await screen.findByText('Κινητό')).closest('li')
    const said = row?.querySelector('.facts')?.lastElementChild?.textContent
    expect(said).toMatch(times)
    if (times !== never) expect(said).not.toContain(never)
  })
})
