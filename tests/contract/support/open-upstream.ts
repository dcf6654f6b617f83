import * as z from 'zod/mini'
import { providerClient, providerId } from '#emulator/provider/provider-client'
import { tokensOf } from '#emulator/testing/provider-flow'
import { seededEmulator } from '#emulator/testing/seeded-emulator'
import { providerPeople } from './accounts'
import { type Issuer, startIssuer } from './issuer'
import type { ProviderUnderTest, UpstreamUnderTest, Verification } from './upstream-under-test'

const outbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

type Ask = UpstreamUnderTest['ask']

/** An upstream with test controls at `/switches` and mails at `/outbox.json`. */
export function controlledUpstream(given: {
  ask: Ask
  /** The clock without the offset of the test controls, in milliseconds. */
  now(): number
  provider: ProviderUnderTest
  /** Settings that a reset clears and that are applied again. */
  settings?: object
  close(): Promise<void>
}): UpstreamUnderTest {
  let offsetMs = 0
  const order = async (name: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const { status } = await given.ask(`/switches/${name}`, init)
    if (status !== 200) throw new Error(`The switch ${name} answered ${status}`)
  }
  return {
    ...given,
    async mails() {
      const newestFirst = outbox.parse(await (await given.ask('/outbox.json')).json())
      return newestFirst.reverse()
    },
    now: () => given.now() + offsetMs,
    async advance(seconds) {
      offsetMs += seconds * 1000
      await order('clock', { offsetMs })
    },
    resetPasswordsBy: (passwordReset) => order('accounts', { passwordReset }),
    async reset(limits = 'limits off') {
      offsetMs = 0
      await order('clock', { offsetMs })
      await order('accounts/reset', {})
      await order('limits', { enabled: limits === 'limits on' })
      if (given.settings) await order('accounts', given.settings)
      await given.ask('/outbox', { method: 'DELETE' })
    },
  }
}

/** The emulator in this process. */
export async function emulatorUpstream(verification: Verification): Promise<UpstreamUnderTest> {
  const siteUrl = 'http://localhost:8000'
  const { app, store, clock } = await seededEmulator({ siteUrl })
  const returnAddress = { redirect_uri: `${siteUrl}/auth/${providerId}` }
  const upstream = controlledUpstream({
    ask: async (path, init) => app.request(`http://localhost:8100${path}`, init),
    now: () => clock.at.getTime(),
    provider: {
      id: providerId,
      clientId: providerClient.id,
      idToken: async (person) =>
        (await tokensOf({ app }, providerPeople[person].sub, returnAddress)).id_token,
    },
    settings: { verification },
    close: async () => store.close(),
  })
  await upstream.reset()
  return upstream
}

const address = z.url()

/** The servers that scripts/allauth.ts has started. */
const startedServers = z.object({
  code: address,
  link: address,
  provider: z.object({ url: address, id: z.string(), clientId: z.string() }),
})

/** The real django-allauth, in a separate process. */
export async function realUpstream(verification: Verification): Promise<UpstreamUnderTest> {
  const servers = startedServers.parse(JSON.parse(process.env.ALLAUTH_SERVERS ?? ''))
  const { url, id, clientId } = servers.provider
  let issuer: Promise<Issuer> | undefined
  const started = () => {
    issuer ??= startIssuer(url)
    return issuer
  }
  return controlledUpstream({
    ask: (path, init) => fetch(servers[verification] + path, init ?? {}),
    now: () => Date.now(),
    provider: {
      id,
      clientId,
      idToken: async (person) => (await started()).idToken(providerPeople[person], clientId),
    },
    close: async () => (await issuer)?.close(),
  })
}

/** Test timeout, long enough for a machine under load. */
const patienceMs = 30_000
jest.setTimeout(patienceMs)

/**
 * The upstream under test: the emulator, or the real service if `npm run test:allauth` has
 * started it.
 */
export function openUpstream(verification: Verification = 'code'): Promise<UpstreamUnderTest> {
  return process.env.ALLAUTH_SERVERS ? realUpstream(verification) : emulatorUpstream(verification)
}

/** The upstream under test of a file, opened before its first test and reset before each. */
export function upstreamOfFile(
  verification: Verification = 'code',
  limits?: Parameters<UpstreamUnderTest['reset']>[0],
): UpstreamUnderTest {
  const upstream = {} as UpstreamUnderTest
  beforeAll(async () => {
    Object.assign(upstream, await openUpstream(verification))
  })
  beforeEach(() => upstream.reset(limits))
  afterAll(() => upstream.close())
  return upstream
}
