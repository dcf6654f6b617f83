import { act, render, waitFor } from '@testing-library/react'
import { identityScript } from '../../../contract/config/google-sources'
import { removeHeadScript } from '../../lib/scripts/head-scripts'
import { publishSession, type SessionView, unknownSession } from '../../session/session-view'
import { annasAccount } from '../../session/testing/annas-account'
import IdentityPrompt from './identity-prompt'

const mockRequest = jest.fn()
jest.mock('../../session/auth-request', () => ({
  authRequest: (words: unknown) => mockRequest(words),
}))

const guest: SessionView = { ...unknownSession, status: 'guest' }
const member: SessionView = { ...unknownSession, status: 'member', user: annasAccount }
const providers = [{ id: 'google', name: 'Google', client_id: 'client', flows: [] }]
const config = { kind: 'done', data: { data: { socialaccount: { providers } } } }

const service = { initialize: jest.fn(), prompt: jest.fn(), cancel: jest.fn() }
const script = () => document.head.querySelector('script')

beforeEach(() => {
  removeHeadScript(identityScript)
  for (const deed of Object.values(service)) deed.mockReset()
  mockRequest
    .mockReset()
    .mockImplementation(async ({ path }) => (path === '/config' ? config : { kind: 'signedIn' }))
  Object.assign(window, { google: { accounts: { id: service } } })
  publishSession(unknownSession)
})

async function show(view: SessionView, agreed = true) {
  publishSession(view)
  const shown = render(<IdentityPrompt agreed={agreed} />)
  await act(async () => {})
  return shown
}

const arrive = () => act(async () => void script()?.dispatchEvent(new Event('load')))

describe('the prompt of Google', () => {
  it('is shown to a guest who agreed, and its credential signs in (R013)', async () => {
    await show(guest)
    await arrive()
    await waitFor(() => expect(service.prompt).toHaveBeenCalledTimes(1))
    const [[settings]] = service.initialize.mock.calls
    expect(settings.client_id).toBe('client')
    await act(async () => settings.callback({ credential: 'token' }))
    await waitFor(() =>
      expect(mockRequest).toHaveBeenLastCalledWith({
        method: 'POST',
        path: '/auth/provider/token',
        body: {
          provider: 'google',
          process: 'login',
          token: { client_id: 'client', id_token: 'token' },
        },
      }),
    )
  })

  it.each([
    ['a member', member, true],
    ['somebody unknown', unknownSession, true],
    ['a guest who did not agree', guest, false],
  ])('never asks %s, nor Google about them (R013, R254)', async (_, view, agreed) => {
    await show(view, agreed)
    expect(script()).toBeNull()
    expect(mockRequest).not.toHaveBeenCalled()
  })

  it('is not shown where the script is blocked, and leaves nothing behind (A3-54)', async () => {
    await show(guest)
    await act(async () => void script()?.dispatchEvent(new Event('error')))
    expect(service.prompt).not.toHaveBeenCalled()
    expect(script()).toBeNull()
  })

  it('is taken back when consent is', async () => {
    const { rerender } = await show(guest)
    await arrive()
    await waitFor(() => expect(service.prompt).toHaveBeenCalled())
    rerender(<IdentityPrompt agreed={false} />)
    await waitFor(() => expect(service.cancel).toHaveBeenCalled())
  })
})
