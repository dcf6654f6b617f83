import { plantedStandIn } from '../../../stand-in/planted-stand-in'
import { standInTokens } from './stand-in-tokens'
import { switchedUpstream } from './switched-upstream'
import type { UpstreamUnderTest, Verification } from './upstream-under-test'

/** The stand-in in this process, in plain mode: it has to answer as the real service does. */
export async function standInUpstream(verification: Verification): Promise<UpstreamUnderTest> {
  const { app, store, clock } = await plantedStandIn({
    siteUrl: 'http://localhost:8000',
    extensions: false,
  })
  const upstream = switchedUpstream({
    ask: async (path, init) => app.request(`http://localhost:8100${path}`, init),
    now: () => clock.at.getTime(),
    provider: standInTokens(async (path, init) => app.request(path, init)),
    settings: { verification },
    close: async () => store.close(),
  })
  await upstream.reset()
  return upstream
}
