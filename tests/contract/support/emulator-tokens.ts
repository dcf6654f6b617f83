import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { providerClient, providerId } from '../../../api-emulator/provider/provider-client'
import { providerPeople } from './accounts'
import type { ProviderUnderTest, UpstreamUnderTest } from './upstream-under-test'

const tokens = z.object({ id_token: z.string() })
const redirect_uri = `http://localhost:8000/auth/${providerId}`
const code_verifier = 'contract-tests-have-nothing-to-hide-from-anybody'
const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')

const question = new URLSearchParams({
  client_id: providerClient.id,
  redirect_uri,
  response_type: 'code',
  scope: 'openid profile email',
  code_challenge,
  code_challenge_method: 'S256',
})

/** Tokens of the emulator's own provider, by its code flow (RFC 6749, section 4.1). */
export function emulatorTokens(ask: UpstreamUnderTest['ask']): ProviderUnderTest {
  const post = (path: string, form: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form) })
  return {
    id: providerId,
    clientId: providerClient.id,
    async idToken(person) {
      const path = `/provider/authorize?${question}`
      const chosen = await post(path, { person: providerPeople[person].sub })
      const back = new URL(chosen.headers.get('location') ?? '', redirect_uri)
      const answer = await post('/provider/token', {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri,
        code_verifier,
        client_id: providerClient.id,
        client_secret: providerClient.secret,
      })
      return tokens.parse(await answer.json()).id_token
    },
  }
}
