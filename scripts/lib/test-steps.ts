import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { startAllauthServers } from '../allauth'
import type { Env } from './children'
import { at, Fault, program } from './script'
import {
  findChromium,
  findRedis,
  readyNodes,
  requireEngines,
  requireJq,
  requireNginx,
} from './system-programs'

/** `quick` steps are `npm test`, all others `npm run test:full`. */
export const levels = ['quick', 'full'] as const

/** A step of the tests: one program. */
export interface Step {
  name: string
  title: string
  level: (typeof levels)[number]
  command: readonly [string, ...string[]]
  /** Files and folders without which it is not run. */
  needs?: readonly string[]
  /** A step that must have passed, if it is one of the same run. */
  after?: string
  env?: Env
  /**
   * Finds or installs what it needs of the system; returns variables for its program. A `Fault`
   * says what is missing: the step is not run.
   */
  prepare?: () => Promise<Env>
  /** One of several that take turns: it is left out where `prepare` fails. */
  isInTurn?: boolean
  /** The JSON report of its tests, which the summary counts as `kind`. */
  report?: string
  kind?: string
}

const report = (name: string) => at(`.data/check/${name}.json`)

/** A step whose program writes a report of its tests. */
const jest = (name: string, ...args: string[]) => ({
  name,
  command: [program('jest'), ...args, '--json', `--outputFile=${report(name)}`] as const,
  report: report(name),
})
const playwright = (name: string, ...args: string[]) => ({
  name,
  command: [program('playwright'), 'test', ...args] as const,
  needs: ['dist', 'server/gateway/server.ts', 'server/emulator/server.ts', 'tests/e2e'],
  after: 'build',
  kind: 'end-to-end tests',
  report: report(name),
})

const chromium = async () => ({ CHROMIUM_PATH: await findChromium() })
const redis = async () => ({ REDIS_SERVER_PATH: await findRedis() })

/** The numbers of the supported Nodes. */
const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
  engines: { node: string }
}
const nodeLines = [...engines.node.matchAll(/\^(\d+)/g)].map(([, line = '']) => line)

/** In parts, so that a run with a time limit leaves out a part of them on a slow machine, not all. */
const endToEndParts = [1, 2, 3, 4]

export const steps: readonly Step[] = [
  {
    name: 'format',
    title: 'Format and order of imports',
    level: 'quick',
    command: [program('biome'), 'check', '--linter-enabled=false', '.'],
  },
  {
    name: 'lint',
    title: 'Lint',
    level: 'quick',
    command: [program('biome'), 'lint', '--error-on-warnings', '.'],
  },
  {
    name: 'boundaries',
    title: 'Module boundaries',
    level: 'quick',
    command: [program('depcruise'), '--config', '.dependency-cruiser.cjs', '.'],
  },
  { name: 'types', title: 'Types', level: 'quick', command: [program('tsc'), '--noEmit'] },
  {
    name: 'dead-code',
    title: 'Dead code',
    level: 'quick',
    // The second run finds what tests alone use.
    command: [
      'sh',
      '-c',
      '"$0" --no-progress "$@" && "$0" --no-progress --production "$@"',
      program('knip'),
    ],
  },
  {
    ...jest('unit', '--maxWorkers=2', '--selectProjects', 'node', 'browser'),
    title: 'Unit tests',
    level: 'quick',
    prepare: redis,
    kind: 'unit tests',
  },
  {
    name: 'build',
    title: 'Build',
    level: 'quick',
    needs: ['gatsby-config.ts', 'server/emulator/server.ts', 'scripts/publish-site.ts'],
    command: [process.execPath, at('scripts/run.mjs'), 'build', '--keep-types'],
  },
  {
    ...jest('site', '--config=tests/build-output/jest.config.mjs'),
    title: 'The published site',
    level: 'quick',
    needs: ['dist', 'tests/build-output'],
    after: 'build',
    kind: 'site scans',
  },
  {
    ...playwright('smoke', '--project=phone', '--grep=@smoke'),
    title: 'End-to-end tests, one of each feature',
    level: 'quick',
    prepare: chromium,
  },
  {
    ...jest('slow', '--maxWorkers=2', '--selectProjects', 'slow'),
    title: 'Contract, order histories, floods, whole builds, tooling',
    level: 'full',
    prepare: redis,
    kind: 'slow tests',
  },
  ...endToEndParts.map((part) => ({
    ...playwright(`e2e-${part}`, '--project=phone', '--project=desktop', `--shard=${part}/4`),
    title: `End-to-end tests, part ${part} of 4`,
    level: 'full' as const,
    prepare: chromium,
  })),
  {
    ...jest('allauth', 'tests/contract/', '--runInBand'),
    title: 'Contract tests, the real sign-in service',
    level: 'full',
    prepare: startAllauthServers,
    kind: 'real sign-in service',
  },
  {
    ...playwright('e2e-real', '--project=phone', '--project=desktop'),
    title: 'End-to-end tests, the real sign-in service',
    level: 'full',
    prepare: chromium,
    env: { E2E_AGAINST: 'real' },
  },
  {
    ...playwright('e2e-desktop', '--project=desktop-rest'),
    title: 'End-to-end tests, all others on a desktop',
    level: 'full',
    prepare: chromium,
  },
  {
    ...jest('hosts', '--config=tests/hosts/jest.config.mjs', '--runInBand'),
    title: 'The site by nginx and as a container',
    level: 'full',
    needs: ['dist'],
    prepare: async () => {
      await requireNginx()
      await requireJq()
      return {}
    },
    kind: 'hosts',
  },
  {
    ...playwright('e2e-copies', '--project=phone'),
    title: 'Two gateways behind nginx',
    level: 'full',
    prepare: async () => {
      await requireNginx()
      return { ...(await chromium()), ...(await redis()) }
    },
    env: { E2E_AGAINST: 'copies' },
  },
  {
    ...playwright('engines', '--config=playwright.engines.config.ts'),
    title: 'The main flows in Firefox and WebKit',
    level: 'full',
    prepare: async () => {
      await requireEngines()
      return {}
    },
  },
  ...nodeLines.map((line) => ({
    ...jest(`node-${line}`, '--maxWorkers=2'),
    title: `Unit and slow tests on Node ${line}`,
    level: 'full' as const,
    prepare: async () => ({ PATH: await pathWithNode(line), ...(await redis()) }),
    // The full matrices do not depend on Node.
    env: { LONG: '', PROPERTY_SEED: 'free' },
    kind: `tests on Node ${line}`,
  })),
]

async function pathWithNode(line: string): Promise<string> {
  const folder = (await readyNodes())[line]
  if (folder) return `${folder}${delimiter}${process.env.PATH}`
  throw new Fault(`tests/nodes names no Node ${line} for ${process.platform} ${process.arch}.`)
}
