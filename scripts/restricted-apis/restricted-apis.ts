/** A danger has one door: the only place that may touch it (docs/architecture.md). */
export interface RestrictedApi {
  /**
   * Global names (`Date.now`), calls without an argument (`new Date()`) and named imports
   * (`gatsby#navigate`; `zod#*` is every import of the package's root).
   */
  dangers: readonly string[]
  /** Files where the dangers are refused. Tests beside the code are free. */
  rooms: RegExp
  /** Files that may touch them all the same. */
  restrictedApis: RegExp
  /** True where a second file that touches the same danger is refused too. */
  oneFile: boolean
  /** What to do instead, as the end of a sentence. */
  instead: string
}

const site = /^(src\/(?!build\/)|gatsby-(browser|ssr)\.tsx$)/
const build = /^(src\/build\/|gatsby-(node|config)\.ts$)/
const servers = /^(gateway|api-emulator|upstream)\//
const serverEntries = /^(gateway|api-emulator)\/((server|clock)\.ts$|node\/)/
const buildHooks = /^(src\/build\/[^/]+|gatsby-(node|config))\.ts$/

const network = ['fetch', 'XMLHttpRequest', 'EventSource', 'navigator.sendBeacon']
const clock = ['Date.now', 'new Date()', 'Date()', 'performance.now', 'node:perf_hooks#performance']
const dice = [
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  ...['randomBytes', 'randomInt', 'randomUUID', 'getRandomValues'].map((n) => `node:crypto#${n}`),
]

const inSite = (
  dangers: readonly string[],
  restrictedApis: RegExp,
  instead: string,
): RestrictedApi => ({
  dangers,
  rooms: site,
  restrictedApis,
  oneFile: true,
  instead,
})
const handedIn = (dangers: readonly string[]): RestrictedApi => ({
  dangers,
  rooms: servers,
  restrictedApis: serverEntries,
  oneFile: false,
  instead: 'take it as a dependency; only server.ts, clock.ts and node/ may use it',
})

export const restrictedApis: readonly RestrictedApi[] = [
  inSite(network, /^src\/lib\/http\//, 'ask src/lib/http'),
  inSite(['WebSocket'], /^src\/lib\/http\//, 'ask src/lib/http'),
  inSite(['localStorage'], /^src\/lib\/storage\//, 'ask src/lib/storage'),
  inSite(['sessionStorage'], /^src\/lib\/storage\//, 'ask src/lib/storage'),
  inSite(['document.cookie', 'cookieStore'], /^src\/lib\/storage\//, 'ask src/lib/storage'),
  inSite(clock, /^src\/lib\/time\//, 'take the time as a dependency, from src/lib/time'),
  inSite(dice, /^src\/lib\/(time|random)\//, 'take random values as a dependency, from src/lib'),
  inSite(
    ['gatsby#navigate', '@reach/router#navigate'],
    /^src\/lib\/navigation\//,
    'ask src/lib/navigation',
  ),
  inSite(['console'], /^src\/lib\/log\//, 'ask src/lib/log'),
  handedIn(network),
  handedIn(clock),
  handedIn(dice),
  handedIn(['console', 'process.env']),
  {
    dangers: [...network, ...clock, ...dice, 'console'],
    rooms: build,
    restrictedApis: buildHooks,
    oneFile: false,
    instead: 'take it as a part; only the hooks that Gatsby calls may reach for it',
  },
  {
    dangers: ['zod#*'],
    rooms: /^(contract|src)\//,
    restrictedApis: /^$/,
    oneFile: false,
    instead: "import 'zod/mini': the root brings 92 kB to the browser",
  },
]
