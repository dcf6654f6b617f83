import { mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { at } from './script.mjs'

/**
 * Makes one program of the gateway and returns its file, as the Dockerfile does. Run from its
 * TypeScript by tsx, a request costs a tenth more, as tsx keeps the names of functions by calls at run
 * time (docs/bench.md).
 */
export async function bundleGateway() {
  // Not above: `npm start` installs the packages first.
  const { build } = await import('esbuild')
  const file = at('.data/gateway/server.cjs')
  const partial = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  await build({
    entryPoints: [at('gateway/server.ts')],
    outfile: partial,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  })
  // Whole or not at all: several programs may start a gateway at the same time.
  renameSync(partial, file)
  return file
}
