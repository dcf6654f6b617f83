import { notePasskeyRequest, signalKnownPasskeys, signalUnknownPasskey } from './passkey-signals'

const unknown = jest.fn(async () => {})
const accepted = jest.fn(async () => {})
const request = { publicKey: { challenge: 'AQID', rpId: 'shop.example' } }
const creation = {
  publicKey: {
    challenge: 'AQID',
    rp: { id: 'shop.example', name: 'Σταγόνα' },
    user: { id: 'dXNlcg', name: 'anna', displayName: 'Άννα' },
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    excludeCredentials: [{ id: 'b25l', type: 'public-key' as const }],
  },
}

function browserWith(signals: object | undefined) {
  Object.assign(globalThis, { PublicKeyCredential: signals })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

it('names an unknown passkey by its domain and its id', () => {
  browserWith({ signalUnknownCredential: unknown })
  notePasskeyRequest(request)
  signalUnknownPasskey({ id: 'b2xk' })
  expect(unknown).toHaveBeenCalledWith({ rpId: 'shop.example', credentialId: 'b2xk' })
})

it('names none where the challenge may have been too old', () => {
  browserWith({ signalUnknownCredential: unknown })
  notePasskeyRequest(request)
  jest.advanceTimersByTime(300_001)
  signalUnknownPasskey({ id: 'b2xk' })
  expect(unknown).not.toHaveBeenCalled()
})

it('names the passkeys that the service knows', () => {
  browserWith({ signalAllAcceptedCredentials: accepted })
  signalKnownPasskeys(creation)
  signalKnownPasskeys({ publicKey: { ...creation.publicKey, excludeCredentials: [] } })
  const about = { rpId: 'shop.example', userId: 'dXNlcg' }
  expect(accepted.mock.calls).toEqual([
    [{ ...about, allAcceptedCredentialIds: ['b25l'] }],
    [{ ...about, allAcceptedCredentialIds: [] }],
  ])
})

it.each([
  ['no passkeys', undefined],
  ['no signals', {}],
  [
    'signals that reject',
    {
      signalUnknownCredential: () => Promise.reject(new DOMException('', 'SecurityError')),
      signalAllAcceptedCredentials: () => Promise.reject(new DOMException('', 'SecurityError')),
    },
  ],
])('does nothing in a browser with %s', async (_, signals) => {
  browserWith(signals)
  notePasskeyRequest(request)
  signalUnknownPasskey({ id: 'b2xk' })
  signalKnownPasskeys(creation)
  await jest.advanceTimersByTimeAsync(1)
})
