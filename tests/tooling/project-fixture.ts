import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/repository'
import { makeTemporaryFolder, type TemporaryFolder } from './temporary-folder'

/** A project in a temporary folder with the real scripts and stubs of all programs. */
export interface ModelProject extends TemporaryFolder {
  /** Starts a script of the project, e.g. `start`. */
  run(script: string, args?: string[], env?: Record<string, string>): Run
}

export interface Run {
  child: ChildProcess
  /** Its output so far. */
  output(): string
  /** Resolves when it has printed a text `times` times, by default once. */
  printed(text: string, times?: number): Promise<void>
  /** Resolves with its exit code. */
  ended: Promise<number | null>
}

const server = (variable: string) => `
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
appendFileSync('pids', process.pid + ' ')
const content = () => (existsSync('content.json') ? readFileSync('content.json', 'utf8') : '[]')
createServer((request, answer) => {
  if (request.url === '/end') process.exit(3)
  const isList = request.url?.includes('pageSize')
  answer.end(isList ? '{"results":' + content() + ',"totalPages":1}' : '{}')
}).listen(Number(process.env.${variable}), '127.0.0.1')
`

const { engines } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  engines: { node: string }
}

const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'model', private: true, engines }),
  'package-lock.json': '{ "name": "model", "lockfileVersion": 3, "packages": {} }',
  'node_modules/.package-lock.json': '{}',
  'src/page.tsx': 'export default () => null',
  'server/emulator/server.ts': server('EMULATOR_PORT'),
  'server/gateway/server.ts': server('GATEWAY_PORT'),
  'gatsby-config.ts': 'export default {}',
  'scripts/check-build.ts': 'process.exitCode = Number(process.env.CHECK_RED ?? 0)',
  'scripts/publish-site.ts': `
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
const release = process.env.RELEASES_DIR + '/one'
mkdirSync(release, { recursive: true })
writeFileSync(release + '/index.html', '')
if (!existsSync('dist')) symlinkSync(release, 'dist')`,
}

/** A program of node_modules/.bin: it prints its name and arguments, and reads REPORT_, LEAVES, HANGS and RED. */
const program = (name: string) => `#!/bin/sh
echo "ran ${name}"
report="$PLAYWRIGHT_JSON_OUTPUT_FILE"
for word in "$@"; do
  case "$word" in --outputFile=*) report="\${word#--outputFile=}" ;; esac
done
[ -n "$REPORT_${name}" ] && [ -n "$report" ] && printf '%s' "$REPORT_${name}" > "$report"
[ "$LEAVES" = "${name}" ] && echo "left $(mktemp -d)"
[ "$HANGS" = "${name}" ] && sleep 600
[ "$RED" = "${name}" ] && exit 1
exit 0
`

export function buildModelProject(): ModelProject {
  const folder = makeTemporaryFolder()
  const { root, write } = folder
  cpSync(join(repository, 'scripts'), join(root, 'scripts'), { recursive: true })
  cpSync(join(repository, 'tsconfig.json'), join(root, 'tsconfig.json'))
  for (const [path, text] of Object.entries(files)) write(path, text)
  for (const name of ['tsx', 'esbuild', 'zod']) {
    symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name))
  }
  symlinkSync(join(repository, 'contract'), join(root, 'contract'))
  symlinkSync(join(repository, 'server/upstream'), join(root, 'server/upstream'))
  for (const name of ['biome', 'depcruise', 'tsc', 'jest', 'knip', 'gatsby', 'playwright']) {
    write(`node_modules/.bin/${name}`, program(name))
    chmodSync(join(root, 'node_modules/.bin', name), 0o755)
  }
  return { ...folder, run: (script, args = [], env = {}) => run(root, script, args, env) }
}

function run(root: string, script: string, args: string[], env: Record<string, string>): Run {
  const { UPSTREAM_URL: _, PUBLIC_URL: __, NODE_ENV: ___, ...inherited } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), script, ...args], {
    cwd: root,
    env: { RELEASES_DIR: 'releases', ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const printed = (wanted: string, times = 1) =>
    new Promise<void>((resolve, reject) => {
      const look = () => text.split(wanted).length > times && resolve()
      listeners.add(look)
      look()
      void ended.then(() => reject(new Error(`ended without printing "${wanted}":\n${text}`)))
    })
  return { child, output: () => text, printed, ended }
}
