import fc from 'fast-check'
import { runSize } from '#tests/support/long-run'
import { base64urlOf } from '../lib/base64url'
import { ownAccount } from '../testing/own-things'
import { authReply, stillSignedInReply } from '../testing/scripted-auth'
import { cookieIn, ownScript, startGateway } from '../testing/start-gateway'
import { openEncryptedToken } from './headed-session'

const secret = 'a secret shared with the API'
const token = 'ab12cd34'.repeat(8)
const sessionId = 'k3v9x0q2m5n8b1c4z7l6j3h2g1f0d9s8'
const url = '/api/_allauth/app/v1/auth/session'

/** As the upstream writes it: nonce, tag, ciphertext. */
async function encryptToken(plain: string, by = secret): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(by))
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const text = new TextEncoder().encode(plain)
  const box = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text))
  const tag = box.subarray(-16)
  return base64urlOf(new Uint8Array([...iv, ...tag, ...box.subarray(0, -16)]))
}

it('decrypts what the upstream encrypts, padded or not', async () => {
  const text = await encryptToken(token)
  expect(await openEncryptedToken(secret, text)).toBe(token)
  expect(await openEncryptedToken(secret, `${text}==`)).toBe(token)
})

it('decrypts nothing else, and never throws', async () => {
  const text = await encryptToken(token)
  for (const wrong of [
    await encryptToken(token, 'another'),
    await encryptToken('a b'),
    await encryptToken(''),
  ]) {
    expect(await openEncryptedToken(secret, wrong)).toBeNull()
  }
  const mutated = fc
    .tuple(fc.nat({ max: text.length - 2 }), fc.string())
    .map(([at, put]) => text.slice(0, at) + put + text.slice(at + 1))
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), mutated), async (one) => {
      fc.pre(one.replace(/=+$/, '') !== text)
      expect(await openEncryptedToken(secret, one)).toBeNull()
    }),
    { numRuns: runSize(300, 5000) },
  )
})

function start(
  accountId = 7,
  variables: Record<string, string> = { ENCRYPTED_TOKEN_SECRET: secret },
) {
  const gateway = startGateway({
    variables,
    upstream: (address) =>
      address.includes('/_allauth/')
        ? authReply(stillSignedInReply)
        : Response.json({ ...ownAccount, id: accountId }),
  })
  const send = (encrypted: string, cookie = `sessionid=${sessionId}`) =>
    gateway.ask(url, { headers: { ...ownScript, cookie, 'x-encrypted-token': encrypted } })
  return { ...gateway, send }
}

it('takes over a headed sign-in (R276)', async () => {
  const { send, ask, calls } = start()
  const answer = await send(await encryptToken(token))
  expect(await answer.json()).toMatchObject({
    status: 200,
    meta: { is_authenticated: true, session_token: 'present', access_token: 'present' },
  })
  expect(calls[0]?.headers).toMatchObject({ 'x-session-token': sessionId })
  const session = await ask('/api/_auth/session', { headers: { cookie: cookieIn(answer) } })
  expect(await session.json()).toMatchObject({ user: { id: 7 } })
  expect(calls.at(-1)?.headers.authorization ?? calls.at(-2)?.headers.authorization).toBe(
    `Bearer ${token}`,
  )
})

it('ignores a token of another person, an invalid one, and one without a session', async () => {
  for (const { gateway, encrypted, cookie } of [
    { gateway: start(8), encrypted: await encryptToken(token), cookie: undefined },
    { gateway: start(), encrypted: 'forged', cookie: undefined },
    { gateway: start(), encrypted: await encryptToken(token), cookie: 'sessionid=<script>' },
    { gateway: start(7, {}), encrypted: await encryptToken(token), cookie: undefined },
  ]) {
    const answer = await gateway.send(encrypted, cookie)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    expect((await answer.json()).meta).toEqual({ is_authenticated: true })
  }
})
