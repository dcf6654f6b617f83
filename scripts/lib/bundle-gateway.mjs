import { mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { at } from './script.mjs'

/**
 * Bundles one program of the gateway, as the Dockerfile does, and returns its file. Run from
 * TypeScript by tsx, a request would cost a tenth more, because tsx preserves function names by
 * calls at run time (docs/bench.md).
 */
export async function bundleGateway() {
  // Imported here, because `npm start` first has to install the packages.
  const { build } = await import('esbuild')
  const file = at('.data/gateway/server.cjs')
  const partial = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  await build({
    entryPoints: [at('server/gateway/server.ts')],
    outfile: partial,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  })
  // Atomic: several programs may start a gateway at the same time.
  renameSync(partial, file)
  return file
}
