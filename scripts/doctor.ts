import { defaultHealthTimeoutMs } from '#upstream/client'
import { createUpstreamPool } from '#upstream/upstream-pool'
import { runDoctor } from './doctor/run-doctor'

/** `npm run doctor -- --upstream URL`: reports whether an API fits the shop (docs/doctor.md). */
async function main(): Promise<void> {
  // The gateway's own client, so that the doctor sees what it would see.
  const { fetch, close } = createUpstreamPool(defaultHealthTimeoutMs)
  const write = (text: string, to?: 'errors') => process[to ? 'stderr' : 'stdout'].write(text)
  process.exitCode = await runDoctor(process.argv.slice(2), process.env, { fetch, write })
  await close()
}

void main()
