/** A danger has one door: the only place that may touch it (docs/rooms.md). */
export interface Door {
  /**
   * Global names (`Date.now`), calls without an argument (`new Date()`) and named imports
   * (`gatsby#navigate`; `zod#*` is every import of the package's root).
   */
  dangers: readonly string[]
  /** Files where the dangers are refused. Tests beside the code are free. */
  rooms: RegExp
  /** Files that may touch them all the same. */
  doors: RegExp
  /** True where a second file that touches the same danger is refused too. */
  oneFile: boolean
  /** What to do instead, as the end of a sentence. */
  instead: string
}

const site = /^(src\/(?!gatsby-node\/)|gatsby-(browser|ssr)\.tsx$)/
const build = /^(src\/gatsby-node\/|gatsby-(node|config)\.ts$)/
const servers = /^(gateway|stand-in|upstream)\//
const serverEntries = /^(gateway|stand-in)\/((serve|clock|chance)\.ts$|node\/)/
const buildHooks = /^(src\/gatsby-node\/[^/]+|gatsby-(node|config))\.ts$/

const network = ['fetch', 'XMLHttpRequest', 'EventSource', 'navigator.sendBeacon']
const clock = ['Date.now', 'new Date()', 'Date()', 'performance.now', 'node:perf_hooks#performance']
const dice = [
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  ...['randomBytes', 'randomInt', 'randomUUID', 'getRandomValues'].map((n) => `node:crypto#${n}`),
]

const inSite = (dangers: readonly string[], doors: RegExp, instead: string): Door => ({
  dangers,
  rooms: site,
  doors,
  oneFile: true,
  instead,
})
const handedIn = (dangers: readonly string[]): Door => ({
  dangers,
  rooms: servers,
  doors: serverEntries,
  oneFile: false,
  instead: 'take it as a part; only serve.ts, clock.ts, chance.ts and node/ may reach for it',
})

export const doors: readonly Door[] = [
  inSite(network, /^src\/shared\/http\//, 'ask src/shared/http'),
  inSite(['WebSocket'], /^src\/shared\/http\//, 'ask src/shared/http'),
  inSite(['localStorage'], /^src\/shared\/storage\//, 'ask src/shared/storage'),
  inSite(['sessionStorage'], /^src\/shared\/storage\//, 'ask src/shared/storage'),
  inSite(['document.cookie', 'cookieStore'], /^src\/shared\/storage\//, 'ask src/shared/storage'),
  inSite(clock, /^src\/shared\/time\//, 'take the time as a part, from src/shared/time'),
  inSite(dice, /^src\/shared\/(time|random)\//, 'take chance as a part, from src/shared'),
  inSite(
    ['gatsby#navigate', '@reach/router#navigate'],
    /^src\/shared\/navigation\//,
    'ask src/shared/navigation',
  ),
  inSite(['console'], /^src\/shared\/log\//, 'ask src/shared/log'),
  handedIn(network),
  handedIn(clock),
  handedIn(dice),
  handedIn(['console', 'process.env']),
  {
    dangers: [...network, ...clock, ...dice, 'console'],
    rooms: build,
    doors: buildHooks,
    oneFile: false,
    instead: 'take it as a part; only the hooks that Gatsby calls may reach for it',
  },
  {
    dangers: ['zod#*'],
    rooms: /^(contract|src)\//,
    doors: /^$/,
    oneFile: false,
    instead: "import 'zod/mini': the root brings 92 kB to the browser",
  },
]
