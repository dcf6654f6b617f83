import { useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import AccountQueriesProvider from './account-queries-provider'

const read = jest.fn(async () => 'read')

function Rows() {
  return useQuery({ queryKey: ['rows'], queryFn: read }).data ?? 'nothing yet'
}

const openArea = () =>
  render(
    <AccountQueriesProvider>
      <Rows />
    </AccountQueriesProvider>,
  )

it('shows cached data at once on return, and refetches it (R131)', async () => {
  publishSession({ ...unknownSession, status: 'member', user: annasAccount })
  const { unmount } = openArea()
  expect(screen.getByText('nothing yet')).toBeTruthy()
  await screen.findByText('read')
  unmount()
  read.mockResolvedValueOnce('read anew')
  openArea()
  expect(screen.getByText('read')).toBeTruthy()
  await screen.findByText('read anew')
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})
