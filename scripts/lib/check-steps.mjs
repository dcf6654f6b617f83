import { at, program } from './places.mjs'

const node = process.execPath
/** Where a program of tests leaves its counts. */
const report = (name) => at(`.data/check/${name}.json`)
const jest = (name, ...settings) => [
  program('jest'),
  ...settings,
  '--json',
  `--outputFile=${report(name)}`,
]

/**
 * The steps of `npm run check`, in their order. `needs` are files and folders without which a
 * step has nothing to look at; `after` is a step that must have passed before,
 * `env` are variables for its programs.
 */
export const steps = [
  {
    name: 'format',
    title: 'Format and order of imports',
    commands: [[program('biome'), 'check', '--linter-enabled=false', '.']],
  },
  {
    name: 'lint',
    title: 'Lint and restricted APIs',
    commands: [
      [program('biome'), 'lint', '--error-on-warnings', '.'],
      [node, '--import', 'tsx', at('scripts/restricted-apis/check-restricted-apis.ts')],
    ],
  },
  {
    name: 'boundaries',
    title: 'Module boundaries',
    commands: [[program('depcruise'), '--config', '.dependency-cruiser.cjs', '.']],
  },
  { name: 'types', title: 'Types', commands: [[program('tsc'), '--noEmit']] },
  {
    name: 'unit',
    title: 'Unit and contract tests',
    commands: [jest('unit', '--maxWorkers=2')],
    report: report('unit'),
  },
  { name: 'dead-code', title: 'Dead code', commands: [[program('knip'), '--no-progress']] },
  {
    name: 'build',
    title: 'Build',
    needs: ['gatsby-config.ts', 'api-emulator/server.ts', 'scripts/publish-site.ts'],
    commands: [[node, at('scripts/build.mjs'), '--keep-types']],
  },
  {
    name: 'site',
    title: 'The published site',
    needs: ['dist', 'tests/build-output'],
    after: 'build',
    commands: [jest('site', '--config=tests/build-output/jest.config.mjs')],
    report: report('site'),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    needs: ['dist', 'gateway/server.ts', 'api-emulator/server.ts', 'tests/e2e'],
    after: 'build',
    commands: [[program('playwright'), 'test']],
    report: report('e2e'),
  },
  {
    name: 'e2e-plain',
    title: 'End-to-end tests, plain API',
    needs: ['dist', 'gateway/server.ts', 'api-emulator/server.ts', 'tests/e2e'],
    after: 'build',
    commands: [[program('playwright'), 'test', '--project=phone']],
    env: { E2E_AGAINST: 'plain' },
    report: report('e2e-plain'),
  },
]
