import { startCopies } from './gateway-copies'

// Replaces server/gateway/server.ts: takes the same settings, and serves at GATEWAY_PORT with two
// gateways behind nginx. Stops all processes that it started when it ends.

async function run(): Promise<void> {
  const { GATEWAY_PORT } = process.env
  if (!GATEWAY_PORT) throw new Error('GATEWAY_PORT is missing')
  const { stop } = await startCopies(Number(GATEWAY_PORT))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)))
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
