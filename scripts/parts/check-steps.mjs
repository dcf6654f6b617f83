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
    title: 'Lint and doors',
    commands: [
      [program('biome'), 'lint', '--error-on-warnings', '.'],
      [node, '--import', 'tsx', at('scripts/doors/check-doors.ts')],
    ],
  },
  {
    name: 'rooms',
    title: 'Rooms: who may import whom',
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
    needs: ['gatsby-config.ts', 'stand-in/serve.ts', 'scripts/publish-site.ts'],
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
    name: 'journeys',
    title: 'Journeys in the browser',
    needs: ['dist', 'gateway/serve.ts', 'stand-in/serve.ts', 'tests/journeys'],
    after: 'build',
    commands: [[program('playwright'), 'test']],
    report: report('journeys'),
  },
  {
    name: 'journeys-plain',
    title: 'Journeys against the plain API',
    needs: ['dist', 'gateway/serve.ts', 'stand-in/serve.ts', 'tests/journeys'],
    after: 'build',
    commands: [[program('playwright'), 'test', '--project=phone']],
    env: { JOURNEYS_AGAINST: 'plain' },
    report: report('journeys-plain'),
  },
]
