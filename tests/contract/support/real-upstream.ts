import * as z from 'zod/mini'
import { providerPeople } from './accounts'
import { type Issuer, startIssuer } from './issuer'
import { switchedUpstream } from './switched-upstream'
import type { UpstreamUnderTest, Verification } from './upstream-under-test'

const address = z.url()

/** What scripts/test-allauth.mjs says about the servers that it has started. */
const exam = z.object({
  code: address,
  link: address,
  provider: z.object({ url: address, id: z.string(), clientId: z.string() }),
})

/** The real django-allauth, in a process of its own. */
export async function realUpstream(verification: Verification): Promise<UpstreamUnderTest> {
  const servers = exam.parse(JSON.parse(process.env.ALLAUTH_EXAM ?? ''))
  const { url, id, clientId } = servers.provider
  let issuer: Promise<Issuer> | undefined
  const started = () => {
    issuer ??= startIssuer(url)
    return issuer
  }
  return switchedUpstream({
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
