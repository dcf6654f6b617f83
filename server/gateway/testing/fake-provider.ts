import type { UpstreamRequest } from '#upstream/client'
import { base64urlOf } from '../lib/base64url'

/** Issuer of the fake provider. */
export const fakeIssuer = 'https://pigi.example/oidc'
export const fakeClientId = 'stagona-test'

/** Deviations of the provider. */
export interface Misbehaviour {
  claims?: Record<string, unknown>
  /** Signs with a key that is not published. */
  strangeKey?: boolean
  /** Overrides fields of the token's header. */
  header?: Record<string, unknown>
  discovery?: Record<string, unknown>
  accessToken?: string
  isDown?: boolean
}

const encoded = (value: unknown) =>
  base64urlOf(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)))

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

async function newKeys() {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { sign: pair.privateKey, jwk: { ...jwk, kid: 'k1', use: 'sig', alg: 'ES256' } }
}

/** A provider that follows OpenID Connect: a code is valid once, and only with its verifier. */
export async function createFakeProvider() {
  const keys = await newKeys()
  const strange = await newKeys()
  const codes = new Map<string, URLSearchParams>()
  const exchanges: { form: URLSearchParams; request: UpstreamRequest }[] = []
  const misbehaviour: Misbehaviour = {}

  async function idToken(request: URLSearchParams): Promise<string> {
    const head = encoded({ alg: 'ES256', kid: 'k1', typ: 'JWT', ...misbehaviour.header })
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: fakeIssuer,
      aud: fakeClientId,
      sub: '990017',
      iat: now,
      exp: now + 300,
      nonce: request.get('nonce'),
      ...misbehaviour.claims,
    }
    const signed = `${head}.${encoded(claims)}`
    const key = misbehaviour.strangeKey ? strange.sign : keys.sign
    const bytes = new TextEncoder().encode(signed)
    const signature = await crypto.subtle.sign(algorithm, key, bytes)
    return `${signed}.${base64urlOf(new Uint8Array(signature))}`
  }

  async function exchange(request: UpstreamRequest): Promise<Response> {
    const form = new URLSearchParams(String(request.body))
    exchanges.push({ form, request })
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '')
    const digest = await crypto.subtle.digest('SHA-256', verifier)
    const isProven = base64urlOf(new Uint8Array(digest)) === granted?.get('code_challenge')
    if (!granted || !isProven) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const access_token = misbehaviour.accessToken ?? 'provider-access-token-1'
    return Response.json({ id_token: await idToken(granted), access_token, token_type: 'Bearer' })
  }

  return {
    exchanges,
    misbehaviour,
    /** Grants an authorization request, and returns its code. */
    agree(authorization: string): string {
      const code = `code-${codes.size}-${exchanges.length}`
      codes.set(code, new URL(authorization).searchParams)
      return code
    },
    answers: (url: string) => url.startsWith('https://pigi.example/'),
    async fetch(url: string, request: UpstreamRequest): Promise<Response> {
      if (misbehaviour.isDown) throw new Error('ECONNREFUSED')
      const { pathname } = new URL(url)
      if (pathname === '/oidc/token') return exchange(request)
      if (pathname === '/oidc/keys') return Response.json({ keys: [keys.jwk] })
      if (pathname !== '/oidc/.well-known/openid-configuration') {
        return new Response('', { status: 404 })
      }
      return Response.json({
        issuer: fakeIssuer,
        authorization_endpoint: `${fakeIssuer}/authorize?prompt=select`,
        token_endpoint: `${fakeIssuer}/token`,
        jwks_uri: `${fakeIssuer}/keys`,
        ...misbehaviour.discovery,
      })
    },
  }
}
