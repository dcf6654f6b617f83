import {
  askPasskey,
  canSuggestPasskeys,
  canUsePasskeys,
  createPasskey,
  stopAskingPasskey,
  suggestPasskey,
} from './passkey-device'

type Ceremony = (options: { signal: AbortSignal; mediation?: string }) => Promise<unknown>

const bytes = new Uint8Array([1, 2, 3]).buffer
const reauthentication = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
}
const made = {
  ...reauthentication,
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    getTransports: () => ['internal'],
    getPublicKey: () => null,
    getPublicKeyAlgorithm: () => -7,
    getAuthenticatorData: () => bytes,
  },
}
const request = { publicKey: { challenge: 'AQID', rpId: 'localhost', timeout: 60_000 } }
const creation = {
  publicKey: {
    challenge: 'AQID',
    rp: { id: 'localhost', name: 'Σταγόνα' },
    user: { id: 'AQID', name: 'anna', displayName: 'Άννα' },
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  },
}

function device(answer: Ceremony) {
  const ceremony = jest.fn(answer)
  const known = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true })
  Object.assign(globalThis, { PublicKeyCredential: known })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: ceremony, create: ceremony },
  })
  return ceremony
}

const refusal = (name: string) => () => Promise.reject(new DOMException('', name))

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

describe('canSuggestPasskeys', () => {
  it.each([
    ['can', { isConditionalMediationAvailable: async () => true }, true],
    ['cannot', { isConditionalMediationAvailable: async () => false }, false],
    ['is too old to be asked', {}, false],
  ])('knows where the browser %s, without the package (R478)', async (_, known, expected) => {
    const loaded = jest.fn(() => ({}))
    jest.doMock('@simplewebauthn/browser', loaded)
    Object.assign(globalThis, { PublicKeyCredential: Object.assign(() => {}, known) })
    expect(await canSuggestPasskeys()).toBe(expected)
    expect(loaded).not.toHaveBeenCalled()
    jest.dontMock('@simplewebauthn/browser')
  })

  it('is false in browsers without passkeys', async () => {
    expect(await canSuggestPasskeys()).toBe(false)
  })
})

describe('askPasskey', () => {
  it('returns the credential as JSON', async () => {
    device(async () => reauthentication)
    expect(await askPasskey(request)).toEqual({
      kind: 'made',
      credential: expect.objectContaining({
        id: 'AQID',
        rawId: 'AQID',
        response: expect.objectContaining({ signature: 'AQID' }),
      }),
    })
  })

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['TimeoutError', 'timedOut'],
    ['SecurityError', 'wrongPlace'],
    ['NotSupportedError', 'unsupported'],
    ['ConstraintError', 'unsupported'],
    ['UnknownError', 'failed'],
  ])('maps %s to %s (R290, A3-52)', async (name, kind) => {
    device(refusal(name))
    expect(await askPasskey(request)).toMatchObject({ kind })
  })

  it('distinguishes a timeout from a closed dialog by its duration', async () => {
    jest.useFakeTimers()
    device(async () => {
      await jest.advanceTimersByTimeAsync(60_000)
      throw new DOMException('', 'NotAllowedError')
    })
    expect(await askPasskey(request)).toEqual({ kind: 'timedOut' })
  })

  it('is unsupported in browsers without passkeys', async () => {
    expect(canUsePasskeys()).toBe(false)
    expect(await askPasskey(request)).toEqual({ kind: 'unsupported' })
  })

  it('fails with a credential of the wrong shape', async () => {
    device(async () => ({ ...reauthentication, type: 'password' }))
    expect(await askPasskey(request)).toMatchObject({ kind: 'failed' })
  })
})

describe('createPasskey', () => {
  it('returns the new credential', async () => {
    device(async () => made)
    expect(await createPasskey(creation)).toMatchObject({
      kind: 'made',
      credential: { response: { attestationObject: 'AQID', transports: ['internal'] } },
    })
  })

  it.each([
    ['InvalidStateError', 'alreadyThere'],
    ['NotAllowedError', 'cancelled'],
    ['SecurityError', 'wrongPlace'],
  ])('maps %s to %s', async (name, kind) => {
    device(refusal(name))
    expect(await createPasskey(creation)).toEqual({ kind })
  })
})

describe('suggestPasskey', () => {
  const untilStopped: Ceremony = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })

  beforeEach(() => {
    document.body.innerHTML = '<input autocomplete="username webauthn">'
  })

  it('offers passkeys in the field until it is stopped', async () => {
    const ceremony = device(untilStopped)
    const suggested = suggestPasskey(request)
    await new Promise((resolve) => setTimeout(resolve))
    stopAskingPasskey()
    expect(await suggested).toEqual({ kind: 'stopped' })
    expect(ceremony.mock.calls[0]?.[0].mediation).toBe('conditional')
  })

  it('stops when a dialog opens', async () => {
    device((options) =>
      options.mediation ? untilStopped(options) : Promise.resolve(reauthentication),
    )
    const suggested = suggestPasskey(request)
    await new Promise((resolve) => setTimeout(resolve))
    expect(await askPasskey(request)).toMatchObject({ kind: 'made' })
    expect(await suggested).toEqual({ kind: 'stopped' })
  })
})
