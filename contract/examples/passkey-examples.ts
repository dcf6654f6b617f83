import type { z } from 'zod/mini'
import type {
  creationOptionsAnswer,
  loginCredential,
  registrationCredential,
  requestOptionsAnswer,
} from '../allauth/webauthn'

const id = 'dGhlLWtleS1vbi10aGUtcGhvbmU'

/** Options to create a passkey that signs in without a password. */
export const exampleCreationOptions = {
  status: 200,
  data: {
    creation_options: {
      publicKey: {
        challenge: 'cmFpbi1vbi10aGUtcm9vZg',
        rp: { id: 'localhost', name: 'Σταγόνα' },
        user: { id: 'Mjc', name: 'nefeli@example.gr', displayName: 'Νεφέλη' },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        excludeCredentials: [{ type: 'public-key', id }],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        extensions: { credProps: true },
      },
    },
  },
} satisfies z.input<typeof creationOptionsAnswer>

/** Options to sign in with any passkey of this site. */
export const exampleRequestOptions = {
  status: 200,
  data: {
    request_options: {
      publicKey: {
        challenge: 'cHVkZGxlcy1ldmVyeXdoZXJl',
        rpId: 'localhost',
        allowCredentials: [],
        userVerification: 'preferred',
      },
    },
  },
} satisfies z.input<typeof requestOptionsAnswer>

const envelope = {
  type: 'public-key',
  id,
  rawId: id,
  authenticatorAttachment: 'platform',
} as const

export const exampleRegistration = {
  ...envelope,
  clientExtensionResults: { credProps: { rk: true } },
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
    attestationObject: 'o2NmbXRkbm9uZQ',
    transports: ['internal', 'hybrid'],
  },
} satisfies z.input<typeof registrationCredential>

export const exampleLoginCredential = {
  ...envelope,
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcP',
    signature: 'MEUCIQDx',
    userHandle: 'Mjc',
  },
} satisfies z.input<typeof loginCredential>
