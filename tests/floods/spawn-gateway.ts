import { type ChildProcess, spawn } from 'node:child_process'
import { testKey } from '#gateway/testing/start-gateway'

/** Starts a gateway in a separate process on a free port; resolves once it is ready. */
export async function spawnGateway(
  settings: Record<string, string>,
): Promise<{ gateway: ChildProcess; port: number }> {
  const gateway = spawn(process.execPath, ['--import', 'tsx', 'server/gateway/server.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      SESSION_KEYS: testKey,
      GATEWAY_PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve) => {
    gateway.stdout?.on('data', (chunk) => {
      const ready = /"ready".*:(\d+)"/.exec(String(chunk))
      if (ready) resolve(Number(ready[1]))
    })
  })
  return { gateway, port }
}
