const npm = 'node_modules/'
const words = '^locales/.+\\.json$'
const featureFront = '^src/features/[^/]+/[^/]+$'
const machine = '-machine\\.ts$'
const machineHelpers = '^src/lib/(http/problem|machines/not-provided)\\.ts$'
const onlyServers = `${npm}(hono|@hono|undici|drizzle-orm|@libsql|sharp|tsx)/`
const notInTheGateway = `${npm}(drizzle-orm|@libsql|@node-rs|otpauth|@simplewebauthn/server|uqr|sharp|gatsby[^/]*|satori)/`
const browserPackages = `${npm}(@xstate/react|react|react-dom|gatsby|formik|@reach/router)/`

const gatewayNeeds = '^(contract|server/upstream)/'

/** A row of the table in docs/architecture.md: files under `from` may import those under `to`. */
const mayImport = (from, ...to) => ({ from: { path: from, pathNot: machine }, to: { path: to } })
const nodeItself = (from) => ({ from: { path: from }, to: { dependencyTypes: ['core'] } })

/** Folders of the emulator, from the ground up: each may import those before it, but no routes of theirs. */
const emulatorFloors = [
  ...[
    'database',
    'lib',
    'geo',
    'images',
    'outbox',
    'notifications',
    'newsletter',
    'products',
    'search',
  ],
  ...['favourites', 'reviews', 'cart', 'orders', 'bank', 'contact', 'addresses', 'blog', 'account'],
  ...['auth', 'mfa', 'provider', 'privacy', 'seed', 'home', 'controls', 'node'],
]
const emulatorFloor = (folder, floor) => {
  const below = emulatorFloors.slice(0, floor).join('|')
  const own = `^server/emulator/${folder}/`
  return mayImport(own, own, `^server/emulator/(${below})/(?!.*routes\\.ts$)`, '^contract/', npm)
}

/** Folders of the gateway, from the ground up: each may import those before it. */
const gatewayFloors = [
  ...['lib', 'config|operations|shared', 'upstream', 'session', 'http', 'middleware'],
  ...['catalogue|oauth|orders|realtime|static-site|withdrawals', 'routes', 'node'],
]
const gatewayFloor = (folders, floor) => {
  const below = gatewayFloors.slice(0, floor).join('|')
  const to = ['^server/gateway/$1/', `^server/gateway/(${below})/`, gatewayNeeds, npm]
  return mayImport(`^server/gateway/(${folders})/`, ...to)
}

/** Allowed imports. All others are errors, and so are imports that cannot be resolved. */
module.exports = {
  allowed: [
    mayImport('^contract/', '^contract/', npm),
    mayImport('^src/theme/', '^src/theme/', npm),
    mayImport('^src/lib/', '^src/lib/', '^contract/', words, npm),
    mayImport('^src/components/', '^src/(components|lib|theme)/', '^contract/', words, npm),
    mayImport('^src/components/account/', '^src/session/'),
    mayImport('^src/session/', '^src/(session|lib)/', '^contract/', words, npm),
    mayImport('^src/features/([^/]+)/', '^src/features/$1/'),
    mayImport('^src/features/', '^src/(session|components|lib|theme)/', '^contract/', words, npm),
    mayImport(
      '^src/(app|layouts|hydration)/',
      '^src/(app|layouts|hydration|session|components|lib|theme)/',
      featureFront,
      '^contract/',
      words,
      npm,
    ),
    mayImport(
      '^src/(pages|templates)/',
      '^src/(app|layouts|hydration|session|components|lib)/',
      featureFront,
      '^contract/',
      npm,
    ),
    mayImport('^src/build/', '^src/(build|theme)/', '^(contract|server/upstream)/', words, npm),
    mayImport('^gatsby-(node|config)\\.ts$', '^src/build/', npm),
    mayImport('^gatsby-(browser|ssr)\\.tsx$', '^src/(app|hydration)/', npm),
    mayImport('^src/worker/', '^src/(worker|lib|theme)/', '^contract/', words, npm),
    mayImport('^server/upstream/', '^server/upstream/', '^contract/', npm),
    ...gatewayFloors.map(gatewayFloor),
    mayImport('^server/gateway/[^/]+$', '^server/gateway/(?!testing/)', gatewayNeeds, npm),
    mayImport('^server/gateway/(.+\\.test\\.ts$|testing/)', '^server/gateway/', gatewayNeeds, npm),
    ...emulatorFloors.map(emulatorFloor),
    mayImport('^server/emulator/[^/]+$', '^server/emulator/(?!testing/)', '^contract/', npm),
    mayImport(
      '^server/emulator/(.+\\.test\\.ts$|testing/)',
      '^server/emulator/',
      '^contract/',
      npm,
    ),
    // What the emulator answers is what the client of the API reads.
    mayImport('^server/emulator/.+\\.test\\.ts$', '^server/upstream/'),
    mayImport('^tests/e2e/', '^tests/(e2e|support)/', '^contract/', npm),
    mayImport('^tests/(?!e2e/)', '^(tests|server|contract|scripts)/|^jest\\.config', words, npm),
    // Random order histories combine the code of the pages, the gateway and the emulator.
    mayImport('^tests/history/', '^src/(features/checkout|lib)/'),
    // They read the API as the build does.
    mayImport('^tests/(build|canary)/', '^src/build/'),
    // The judged queries search the index of the build with the search of the browser.
    mayImport('^tests/search/', '^src/(build|features/search)/'),
    mayImport('\\.test\\.tsx?$|/testing/', '^tests/support/', words),
    mayImport('^scripts/run\\.mjs$', '^node_modules/tsx/'),
    mayImport('^scripts/.+\\.tsx?$', '^scripts/', '^(contract|server/upstream)/', npm),
    mayImport('^[^/]+\\.(config\\.(mjs|ts)|cjs)$', npm),
    mayImport('^playwright\\.config\\.ts$', '^tests/support/'),
    { from: { path: machine }, to: { path: ['^contract/', machineHelpers, `${npm}xstate/`] } },
    { from: { path: machine }, to: { path: '^src/lib/', dependencyTypes: ['type-only'] } },
    { from: { path: '^(.+)/[^/]+-machine\\.ts$' }, to: { path: '^$1/[^/]+\\.ts$' } },
    nodeItself('^(scripts|server/emulator|tests|src/build)/|^server/gateway/(server\\.ts|node/)'),
    nodeItself('^[^/]+\\.(mjs|cjs|ts)$|^src/app/render-[^/]+$|\\.test\\.tsx?$|/testing/'),
  ],
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'machines-have-no-side-effects',
      severity: 'error',
      from: { path: machine },
      to: {
        path: [browserPackages, '\\.tsx$', '^src/lib/http/(?!problem\\.ts)'],
        reachable: true,
      },
    },
    {
      name: 'end-to-end-tests-only-use-the-browser',
      severity: 'error',
      from: { path: '^tests/e2e/' },
      to: { path: '^(src|server/gateway|server/emulator)/', reachable: true },
    },
    {
      name: 'no-emulator-or-build-packages-in-the-gateway',
      severity: 'error',
      from: { path: '^(contract|server/(gateway|upstream))/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: notInTheGateway },
    },
    {
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      from: { path: '^src/(?!build/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: onlyServers },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(\\.cache|\\.data|dist|public|static|test-results)/|gatsby-types\\.d\\.ts$',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
}
