import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { readPublicConfig } from '#contract/config/public-config'
import type { ShellFile } from './shell-files'

/** `retired` empties the caches and unregisters the worker on every device. */
export type WorkerKind = 'serving' | 'retired'

const folder = join(__dirname, '../../src/worker')
const entries: Record<WorkerKind, string> = {
  serving: join(folder, 'service-worker.ts'),
  retired: join(folder, 'retired-worker.ts'),
}

/** The worker's kind from the environment: `WORKER=retired` disables it (docs/decisions/0016). */
export function workerKindOf(
  environment: Readonly<Record<string, string | undefined>>,
): WorkerKind {
  return environment.WORKER === 'retired' ? 'retired' : 'serving'
}

/** The service worker as one script, without the parts that belong to a single build. */
export interface WorkerScript {
  /** Changes with the worker's own code and settings. */
  fingerprint: string
  of: (id: string, shells: readonly ShellFile[]) => string
}

export async function buildWorker(kind: WorkerKind): Promise<WorkerScript> {
  const { outputFiles } = await build({
    entryPoints: [entries[kind]],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      PUBLIC_CONFIG: JSON.stringify(readPublicConfig(process.env)),
    },
  })
  const code = outputFiles.map(({ text }) => text).join('')
  return {
    fingerprint: createHash('sha256').update(code).digest('hex'),
    of: (id, shells) => withBuild(code, id, shells),
  }
}

function withBuild(code: string, id: string, shells: readonly ShellFile[]): string {
  return `self.BUILD_ID=${JSON.stringify(id)};self.SHELL_FILES=${JSON.stringify(shells)};\n${code}`
}
