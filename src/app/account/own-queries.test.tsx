import { useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { publishSession, unknownSession } from '../../session/session-view'
import { annasAccount } from '../../session/testing/annas-account'
import OwnQueries from './own-queries'

const read = jest.fn(async () => 'read')

function Rows() {
  return useQuery({ queryKey: ['rows'], queryFn: read }).data ?? 'nothing yet'
}

const openArea = () =>
  render(
    <OwnQueries>
      <Rows />
    </OwnQueries>,
  )

it('shows at once what was there when somebody comes back, and reads it anew (R131)', async () => {
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
