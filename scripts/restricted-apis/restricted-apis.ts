/** One place that a rule reports. */
export interface Offence {
  path: string
  /** Line in the file, from 1. */
  line: number
  message: string
}

const tests = /\.test\.tsx?$|\/testing\//

/** True for tests and for test support in `testing/` folders. */
export const isTest = (path: string) => tests.test(path)

/** A restricted API: global names or imports with one wrapper module (docs/architecture.md). */
export interface RestrictedApi {
  /**
   * Global names (`Date.now`), calls without an argument (`new Date()`) and named imports
   * (`gatsby#navigate`; `zod#*` is every import of the package's root).
   */
  names: readonly string[]
  /** Files where the names are reported. Tests beside the code are not. */
  appliesTo: RegExp
  /** Wrapper modules: files that may use them. */
  wrappers: RegExp
  /** True where only one file may be such a wrapper. */
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
const random = [
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  ...['randomBytes', 'randomInt', 'randomUUID', 'getRandomValues'].map((n) => `node:crypto#${n}`),
]

const inSite = (names: readonly string[], wrappers: RegExp, instead: string): RestrictedApi => ({
  names,
  appliesTo: site,
  wrappers,
  oneFile: true,
  instead,
})
const injected = (names: readonly string[]): RestrictedApi => ({
  names,
  appliesTo: servers,
  wrappers: serverEntries,
  oneFile: false,
  instead: 'take it as a dependency; only server.ts, clock.ts and node/ may use it',
})

export const restrictedApis: readonly RestrictedApi[] = [
  inSite(network, /^src\/lib\/http\//, 'use src/lib/http'),
  inSite(['WebSocket'], /^src\/lib\/http\//, 'use src/lib/http'),
  inSite(['localStorage'], /^src\/lib\/storage\//, 'use src/lib/storage'),
  inSite(['sessionStorage'], /^src\/lib\/storage\//, 'use src/lib/storage'),
  inSite(['document.cookie', 'cookieStore'], /^src\/lib\/storage\//, 'use src/lib/storage'),
  inSite(clock, /^src\/lib\/time\//, 'take the time as a dependency, from src/lib/time'),
  inSite(random, /^src\/lib\/(time|random)\//, 'take random values as a dependency, from src/lib'),
  inSite(
    ['gatsby#navigate', '@reach/router#navigate'],
    /^src\/lib\/navigation\//,
    'use src/lib/navigation',
  ),
  inSite(['console'], /^src\/lib\/log\//, 'use src/lib/log'),
  injected(network),
  injected(clock),
  injected(random),
  injected(['console', 'process.env']),
  {
    names: [...network, ...clock, ...random, 'console'],
    appliesTo: build,
    wrappers: buildHooks,
    oneFile: false,
    instead: 'take it as a dependency; only the hooks that Gatsby calls may use it',
  },
  {
    names: ['zod#*'],
    appliesTo: /^(contract|src)\//,
    wrappers: /^$/,
    oneFile: false,
    instead: "import 'zod/mini': the root brings 92 kB to the browser",
  },
]
