const npm = 'node_modules/'
const words = '^locales/.+\\.json$'
const featureFront = '^src/features/[^/]+/[^/]+$'
const machine = '-machine\\.ts$'
const outcomes = '^src/session/auth-outcome\\.ts$'
const onlyServers = `${npm}(hono|@hono|undici|drizzle-orm|@libsql|sharp|tsx)/`
const browserPackages = `${npm}(@xstate/react|react|react-dom|gatsby|formik|@reach/router)/`

/** One line of the table in docs/rooms.md: files under `from` may import files under `to`. */
const room = (from, ...to) => ({ from: { path: from, pathNot: machine }, to: { path: to } })
const nodeItself = (from) => ({ from: { path: from }, to: { dependencyTypes: ['core'] } })

/** Who may import whom. What no line allows is an error, and so is what cannot be resolved. */
module.exports = {
  allowed: [
    room('^contract/', '^contract/', npm),
    room('^src/theme/', '^src/theme/', npm),
    room('^src/shared/', '^src/shared/', '^contract/', words, npm),
    room('^src/session/', '^src/(session|shared)/', '^contract/', words, npm),
    room('^src/features/([^/]+)/', '^src/features/$1/'),
    room('^src/features/', '^src/(session|shared|theme)/', '^contract/', words, npm),
    room('^src/app/', '^src/(app|session|shared|theme)/', featureFront, '^contract/', words, npm),
    room('^src/(pages|templates)/', '^src/(app|session|shared)/', featureFront, '^contract/', npm),
    room('^src/gatsby-node/', '^src/(gatsby-node|theme)/', '^(contract|upstream)/', words, npm),
    room('^gatsby-(node|config)\\.ts$', '^src/(gatsby-node|theme)/', '^contract/', npm),
    room('^gatsby-(browser|ssr)\\.tsx$', '^src/app/', npm),
    room('^worker/', '^worker/', '^src/(shared|theme)/', '^contract/', words, npm),
    room('^upstream/', '^upstream/', '^contract/', npm),
    room('^gateway/', '^gateway/', '^(contract|upstream)/', npm),
    room('^stand-in/', '^stand-in/', '^contract/', npm),
    room('^tests/journeys/', '^tests/(journeys|support)/', '^contract/', npm),
    room(
      '^tests/(?!journeys/)',
      '^(tests|gateway|stand-in|upstream|contract|scripts)/|^jest\\.config',
      words,
      npm,
    ),
    // People order at random: the code of their pages, the gateway's and the stand-in's in one.
    room('^tests/history/', '^src/(features/checkout|shared)/'),
    room('\\.test\\.tsx?$', '^tests/support/', words),
    room('^scripts/.+\\.mjs$', '^scripts/.+\\.mjs$'),
    room('^scripts/.+\\.tsx?$', '^scripts/', '^(contract|upstream)/', npm),
    room('^[^/]+\\.(config\\.(mjs|ts)|cjs)$', npm),
    room('^playwright\\.config\\.ts$', '^tests/support/'),
    { from: { path: machine }, to: { path: ['^contract/', outcomes, `${npm}xstate/`] } },
    { from: { path: '^(.+)/[^/]+-machine\\.ts$' }, to: { path: '^$1/[^/]+\\.ts$' } },
    nodeItself('^(scripts|stand-in|tests|src/gatsby-node)/|^gateway/(serve\\.ts|node/)'),
    nodeItself('^[^/]+\\.(mjs|cjs|ts)$|^src/app/render-[^/]+$|\\.test\\.tsx?$|/testing/'),
  ],
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'a-machine-does-no-work',
      severity: 'error',
      from: { path: machine },
      to: { path: [browserPackages, '\\.tsx$', '^src/shared/http/'], reachable: true },
    },
    {
      name: 'journeys-only-use-the-browser',
      severity: 'error',
      from: { path: '^tests/journeys/' },
      to: { path: '^(src|gateway|stand-in)/', reachable: true },
    },
    {
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      from: { path: '^(worker|src/(?!gatsby-node/))', pathNot: '\\.test\\.tsx?$' },
      to: { path: onlyServers },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(\\.cache|\\.data|\\.site|dist|public|static|test-results)/|gatsby-types\\.d\\.ts$',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
}
