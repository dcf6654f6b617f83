import { act, render, waitFor } from '@testing-library/react'
import { seenToasts } from '#components/testing/seen-toasts'
import { identityScript } from '#contract/config/google-sources'
import { readSignInConfig, signInByProvider } from '#contract/endpoints/sign-in-session'
import { ApiError, type ApiProblem } from '#lib/http/problem'
import { removeHeadScript } from '#lib/scripts/head-scripts'
import { publishSession, type SessionView, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import IdentityPrompt from './identity-prompt'

const mockRequest = jest.fn()
jest.mock('#session/auth-request', () => ({
  authCall: (...call: unknown[]) => mockRequest(...call),
  signInStep: (...call: unknown[]) => mockRequest(...call),
}))

const guest: SessionView = { ...unknownSession, status: 'guest' }
const member: SessionView = { ...unknownSession, status: 'member', user: annasAccount }
const providers = [{ id: 'google', name: 'Google', client_id: 'client', flows: ['provider_token'] }]
const config = { data: { socialaccount: { providers } } }

const toasts = seenToasts()

const service = { initialize: jest.fn(), prompt: jest.fn(), cancel: jest.fn() }
const script = () => document.head.querySelector('script')

beforeEach(() => {
  removeHeadScript(identityScript)
  for (const call of Object.values(service)) call.mockReset()
  mockRequest
    .mockReset()
    .mockImplementation(async (to) => (to === readSignInConfig ? config : { kind: 'signedIn' }))
  Object.assign(window, { google: { accounts: { id: service } } })
  publishSession(unknownSession)
})

async function show(view: SessionView, agreed = true) {
  publishSession(view)
  const shown = render(<IdentityPrompt agreed={agreed} />)
  await act(async () => {})
  return shown
}

const loadScript = () => act(async () => void script()?.dispatchEvent(new Event('load')))

describe('the prompt of Google', () => {
  it('is shown to a guest who agreed, and its credential signs in (R013)', async () => {
    await show(guest)
    await loadScript()
    await waitFor(() => expect(service.prompt).toHaveBeenCalledTimes(1))
    const [[settings]] = service.initialize.mock.calls
    expect(settings.client_id).toBe('client')
    await act(async () => settings.callback({ credential: 'token' }))
    await waitFor(() =>
      expect(mockRequest).toHaveBeenLastCalledWith(signInByProvider, {
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
    ['an unknown session', unknownSession, true],
    ['a guest who did not agree', guest, false],
  ])('sends no request for %s (R013, R254)', async (_, view, agreed) => {
    await show(view, agreed)
    expect(script()).toBeNull()
    expect(mockRequest).not.toHaveBeenCalled()
  })

  it('is not shown if the script is blocked, and removes the script (A3-54)', async () => {
    await show(guest)
    await act(async () => void script()?.dispatchEvent(new Event('error')))
    expect(service.prompt).not.toHaveBeenCalled()
    expect(script()).toBeNull()
  })

  /** Google's prompt appears and returns this credential. */
  async function answerPrompt(credential: string | undefined) {
    await loadScript()
    await waitFor(() => expect(service.initialize).toHaveBeenCalled())
    await act(async () => service.initialize.mock.lastCall[0].callback({ credential }))
  }
  const signIns = () => mockRequest.mock.calls.filter(([to]) => to === signInByProvider).length

  it.each([
    ['signs in', { kind: 'signedIn' }, 0],
    ['leads to the next step', { kind: 'nextStep', flow: { id: 'mfa_authenticate' } }, 0],
    ['is refused', { kind: 'refused', errors: [] }, 1],
    ['is unreachable', { kind: 'unreachable' }, 1],
  ])('sends the credential once, and reports a failure if it %s', async (_, outcome, told) => {
    mockRequest.mockImplementation(async (to) => {
      if (to === readSignInConfig) return config
      if (told > 0) throw new ApiError(outcome as ApiProblem)
      return outcome
    })
    const { rerender } = await show(guest)
    await answerPrompt('token')
    expect([signIns(), toasts.length]).toEqual([1, told])
    rerender(<IdentityPrompt agreed={false} />)
    rerender(<IdentityPrompt agreed={true} />)
    await act(async () => {})
    expect([signIns(), service.prompt.mock.calls.length]).toEqual([1, 1])
  })

  it('ends if the prompt was closed or not shown', async () => {
    const { rerender } = await show(guest)
    await answerPrompt(undefined)
    rerender(<IdentityPrompt agreed={false} />)
    rerender(<IdentityPrompt agreed={true} />)
    await act(async () => {})
    expect([signIns(), service.prompt.mock.calls.length]).toEqual([0, 1])
  })

  it('is not shown if Google is not configured', async () => {
    mockRequest.mockRejectedValue(new ApiError({ kind: 'missing' }))
    await show(guest)
    expect(script()).toBeNull()
  })

  it('is cancelled when consent is withdrawn, and can be shown again', async () => {
    const { rerender } = await show(guest)
    await loadScript()
    await waitFor(() => expect(service.prompt).toHaveBeenCalledTimes(1))
    rerender(<IdentityPrompt agreed={false} />)
    await waitFor(() => expect(service.cancel).toHaveBeenCalledTimes(1))
    rerender(<IdentityPrompt agreed={true} />)
    await waitFor(() => expect(service.prompt).toHaveBeenCalledTimes(2))
  })
})
