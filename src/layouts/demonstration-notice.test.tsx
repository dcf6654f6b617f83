import { act, render, screen } from '@testing-library/react'
import { publishSession, type Status, unknownSession } from '#session/session'
import { DemonstrationNotice } from './demonstration-notice'

afterEach(() => act(() => publishSession(unknownSession)))

it('has a row of accounts for everybody but a member', () => {
  render(<DemonstrationNotice />)
  const display = (status: Status) => {
    act(() => publishSession({ ...unknownSession, status }))
    const row = screen.getByText('Σύνδεση ως:').closest('p') as HTMLElement
    return getComputedStyle(row).display
  }
  // The last one: the session is over, of which a hint had told.
  const statuses = ['unknown', 'member', 'unavailable', 'member', 'guest'] as const
  expect(statuses.map(display)).toEqual(['flex', 'none', 'flex', 'none', 'flex'])
})

it.each([
  ['a guest', 'colour_mode=dark', 'unknown'],
  ['a member', 'colour_mode=dark; has_session=1', 'member'],
])('knows before the first paint by the hint of a session: %s', (_, cookies, expected) => {
  const { container } = render(<DemonstrationNotice />)
  const script = container.querySelector('script')
  const row = script?.previousElementSibling as HTMLElement
  const documentOfPage = { cookie: cookies, currentScript: script }
  new Function('document', script?.textContent ?? '')(documentOfPage)
  expect(row.dataset.session).toBe(expected)
})
