import { seededEmulator } from '../../../api-emulator/seeded-emulator'
import { emulatorTokens } from './emulator-tokens'
import { switchedUpstream } from './switched-upstream'
import type { UpstreamUnderTest, Verification } from './upstream-under-test'

/** The emulator in this process, in plain mode: it has to answer as the real service does. */
export async function emulatorUpstream(verification: Verification): Promise<UpstreamUnderTest> {
  const { app, store, clock } = await seededEmulator({
    siteUrl: 'http://localhost:8000',
    extensions: false,
  })
  const upstream = switchedUpstream({
    ask: async (path, init) => app.request(`http://localhost:8100${path}`, init),
    now: () => clock.at.getTime(),
    provider: emulatorTokens(async (path, init) => app.request(path, init)),
    settings: { verification },
    close: async () => store.close(),
  })
  await upstream.reset()
  return upstream
}
