import { readFileSync } from 'node:fs'

/** ES modules that Jest must translate before it can load them. */
const modulesToTranslate = [
  '@orama/stemmers',
  'eventemitter3',
  'feed',
  'image-dimensions',
  'lucide-react',
  'marked',
  'oauth4webapi',
  'p-queue',
  'p-timeout',
  'uqr',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  // The parser of sanitize-html. Both folders of a nested path must be listed.
  'sanitize-html/node_modules',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
]

/** Folders of `#contract/…` and the like, as `tsconfig.json` lists them. */
const { paths } = JSON.parse(
  readFileSync(new URL('tsconfig.json', import.meta.url), 'utf8'),
).compilerOptions
const moduleFolders = Object.fromEntries(
  Object.entries(paths).map(([name, [folder]]) => [
    `^${name.replace('*', '(.*)')}$`,
    folder.replace('./', '<rootDir>/').replace('*', '$1'),
  ]),
)

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '#theme' } },
      },
    },
  ],
}

const shared = {
  transform,
  moduleNameMapper: {
    // The bundler compiles styles at build time; tests compile them here (docs/decisions/0005).
    '^\\./uncompiled-style$': '<rootDir>/src/theme/compile-style.ts',
    ...moduleFolders,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesToTranslate.join('|')})/)`],
  setupFiles: [
    '<rootDir>/tests/support/public-config.ts',
    '<rootDir>/tests/support/property-seed.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts'],
  modulePathIgnorePatterns: ['.cache', '.data', 'dist', 'public', 'test-results'].map(
    (folder) => `<rootDir>/${folder}/`,
  ),
}

/** What `npm test` leaves to `npm run test:full`. */
const slowFolders = ['build', 'contract', 'floods', 'history', 'tooling'].map(
  (name) => `tests/${name}`,
)
const slowIgnored = ['/node_modules/', ...slowFolders.map((folder) => `<rootDir>/${folder}/`)]

/** `node`: servers, scripts and pure code; `browser`: `.test.tsx` files, in jsdom. */
export default {
  // The timeout is only for tests that hang: slowness on a busy machine says nothing about the
  // code. Tests of the long run repeat up to forty times as often.
  testTimeout: process.env.LONG === '1' ? 2_400_000 : 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: slowIgnored,
    },
    {
      ...shared,
      displayName: 'slow',
      testEnvironment: 'node',
      testMatch: slowFolders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        '<rootDir>/tests/support/patient-screen.ts',
      ],
      testMatch: ['**/*.test.tsx'],
    },
  ],
}
