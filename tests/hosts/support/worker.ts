import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { testKey } from '../../../gateway/testing/start-gateway'
import { endOf, freePort, launch, type Running, untilItAnswers } from './programs'

/** Path of the runtime's program; the package has no types. */
const { default: workerd } = require('workerd') as { default: string }

/** Bundles the worker as described in docs/deploy/worker.md. */
export async function bundleWorker(file: string): Promise<void> {
  await build({
    entryPoints: ['gateway/worker-entry.ts'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['worker'],
    outfile: file,
    logLevel: 'error',
  })
}

const text = (value: string) => JSON.stringify(value)

/** Serves the worker with a release by `workerd`, a runtime with only web standards. */
export async function startWorker(
  release: string,
  settings: Readonly<Record<string, string>>,
): Promise<Running & { output: () => string }> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  const port = await freePort()
  await bundleWorker(join(folder, 'worker.js'))
  const bindings = Object.entries({ SESSION_KEYS: testKey, ...settings }).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)}),`,
  )
  const configuration = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .shop),
    (name = "assets", disk = (path = ${text(release)})),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const shop :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
  bindings = [
    ${bindings.join('\n    ')}
    (name = "ASSETS", service = "assets"),
  ],
);
`
  const file = join(folder, 'config.capnp')
  await writeFile(file, configuration)
  const { child, output } = launch(workerd, ['serve', file])
  await untilItAnswers(child, port, '/', output)
  return {
    port,
    output,
    async stop() {
      await endOf(child)
      await rm(folder, { recursive: true })
    },
  }
}
