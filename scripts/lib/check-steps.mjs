import { delimiter } from 'node:path'
import { at, program } from './script.mjs'

const node = process.execPath
/** File in which a test program writes its counts. */
const report = (name) => at(`.data/check/${name}.json`)
const jest = (name, ...settings) => [
  program('jest'),
  ...settings,
  '--json',
  `--outputFile=${report(name)}`,
]

/**
 * The steps of `npm run check`, in their order. `needs` are files and folders that a step requires;
 * `after` is a step that must have passed before; `env` are variables for its programs; `report` is
 * the JSON report of its tests, counted in the summary as `kind`. Checks that need system programs
 * have separate commands, which fail if those are missing: `test:hosts`, `test:copies`,
 * `test:engines`, `test:allauth`, `test:nodes`.
 */
export const steps = [
  {
    name: 'format',
    title: 'Format and order of imports',
    commands: [[program('biome'), 'check', '--linter-enabled=false', '.']],
  },
  {
    name: 'lint',
    title: 'Lint',
    commands: [[program('biome'), 'lint', '--error-on-warnings', '.']],
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
    kind: 'unit tests',
    report: report('unit'),
  },
  { name: 'dead-code', title: 'Dead code', commands: [[program('knip'), '--no-progress']] },
  {
    name: 'build',
    title: 'Build',
    needs: ['gatsby-config.ts', 'server/emulator/server.ts', 'scripts/publish-site.ts'],
    commands: [[node, at('scripts/build.mjs'), '--keep-types']],
  },
  {
    name: 'site',
    title: 'The published site',
    needs: ['dist', 'tests/build-output'],
    after: 'build',
    commands: [jest('site', '--config=tests/build-output/jest.config.mjs')],
    kind: 'site scans',
    report: report('site'),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    needs: ['dist', 'server/gateway/server.ts', 'server/emulator/server.ts', 'tests/e2e'],
    after: 'build',
    commands: [[program('playwright'), 'test']],
    kind: 'end-to-end tests',
    report: report('e2e'),
  },
  {
    name: 'e2e-plain',
    title: 'End-to-end tests, plain API',
    needs: ['dist', 'server/gateway/server.ts', 'server/emulator/server.ts', 'tests/e2e'],
    after: 'build',
    commands: [[program('playwright'), 'test', '--project=phone']],
    env: { E2E_AGAINST: 'plain' },
    kind: 'end-to-end tests',
    report: report('e2e-plain'),
  },
]

/**
 * Steps with the unit tests on other Nodes, as `readyNodes` returns them. The full matrices of a
 * long run do not depend on Node: these steps leave them out.
 */
export const stepsOnNodes = (nodes) =>
  nodes.map(({ line, folder }) => ({
    name: `unit-${line}`,
    title: `Unit and contract tests on Node ${line}`,
    commands: [jest(`unit-${line}`, '--maxWorkers=2')],
    env: { PATH: `${folder}${delimiter}${process.env.PATH}`, LONG: '' },
    kind: `unit on Node ${line}`,
    report: report(`unit-${line}`),
  }))
