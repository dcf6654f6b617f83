import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/repository'
import { buildModelProject, type ModelProject } from './project-fixture'

jest.setTimeout(300_000)

const jestReport = JSON.stringify({
  numPassedTests: 7,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
})
const failedJestReport = JSON.stringify({
  numPassedTests: 6,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: join(repository, 'tests/lib/price.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'a price is shown', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'a price has a comma',
          failureMessages: ['\u001b[31mError: found a point\u001b[39m\n  at line 3'],
        },
      ],
    },
    {
      name: join(repository, 'tests/lib/broken.test.ts'),
      status: 'failed',
      message: '\n  Cannot find module',
      assertionResults: [],
    },
  ],
})

/** A report of Playwright with these counts, and with tests of one file by their titles. */
const playwrightReport = (
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>,
  statuses: Record<string, 'unexpected' | 'flaky'> = {},
) =>
  JSON.stringify({
    config: { rootDir: join(repository, 'tests/e2e') },
    stats,
    suites: [
      {
        suites: [
          {
            specs: Object.entries(statuses).map(([title, status], line) => ({
              file: 'cart.e2e.ts',
              line,
              title,
              tests: [
                {
                  status,
                  projectName: 'phone',
                  results: [{ errors: [{ message: `Error: no ${title}\n\nstack` }] }],
                },
              ],
            })),
          },
        ],
      },
    ],
  })
const e2eReport = playwrightReport({ expected: 5, unexpected: 0, flaky: 0, skipped: 0 })

describe('npm run check', () => {
  let project: ModelProject

  beforeEach(() => {
    project = buildModelProject()
    project.write('tests/e2e/home.e2e.ts', '')
    project.write('tests/build-output/jest.config.mjs', '')
  })
  afterEach(() => project.remove())

  const check = async (args: string[], env: Record<string, string> = {}, script = 'check') => {
    const run = project.run(script, args, {
      CHROMIUM_PATH: process.execPath,
      REDIS_SERVER_PATH: process.execPath,
      ...env,
    })
    const code = await run.ended
    const output = run.output()
    return { code, output, lastLine: output.trim().split('\n').at(-1) }
  }

  it('runs each step in order and counts steps and tests', async () => {
    const env = { REPORT_jest: jestReport, REPORT_playwright: e2eReport }
    const { code, output, lastLine } = await check([], env)
    const ran = [...output.matchAll(/^ran (\w+)$/gm)].map(([, name]) => name)
    expect(ran.join(' ')).toBe(
      'biome biome depcruise tsc jest knip gatsby jest playwright playwright',
    )
    expect(lastLine).toBe('22 passed, 0 failed')
    expect(code).toBe(0)
  })

  it('counts tool steps, unit tests and end-to-end tests apart, with retried and skipped ones', async () => {
    const flaky = playwrightReport({ expected: 3, unexpected: 1, flaky: 2, skipped: 4 })
    const { output, lastLine } = await check(['--all'], {
      RED: 'knip',
      REPORT_jest: jestReport,
      REPORT_playwright: flaky,
    })
    expect(output).toMatch(/\n {2}tool steps +9 passed, 1 failed\n/)
    expect(output).toMatch(/\n {2}unit tests +7 passed, 0 failed\n/)
    expect(output).toMatch(
      /\n {2}end-to-end tests +5 passed, 1 failed, 2 retried \(flaky\), 4 skipped\n/,
    )
    expect(lastLine).toBe('21 passed, 2 failed')
  })

  it('names the tests that failed or were retried after the counts', async () => {
    const report = playwrightReport(
      { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      { total: 'unexpected', button: 'flaky' },
    )
    const { output } = await check(['--all'], {
      REPORT_jest: failedJestReport,
      REPORT_playwright: report,
    })
    // The paths of both reports are the repository's; the model project is elsewhere.
    const problems = output.split('\n').filter((line) => /^ {2}(failed|retried): /.test(line))
    expect(problems.map((line) => line.replace(/ \S*tests\//, ' tests/'))).toEqual([
      '  failed: tests/lib/price.test.ts › a price has a comma — Error: found a point',
      '  failed: tests/lib/broken.test.ts › cannot be run — Cannot find module',
      '  failed: tests/e2e/cart.e2e.ts:0 [phone] › total — Error: no total',
      '  retried: tests/e2e/cart.e2e.ts:1 [phone] › button — Error: no button',
    ])
  })

  it('stops at the first failed step', async () => {
    const { code, output, lastLine } = await check([], { RED: 'tsc' })
    expect(output).not.toContain('ran jest')
    expect(lastLine).toBe('3 passed, 1 failed')
    expect(code).toBe(1)
  })

  it('continues after a failed step with --all, but runs no end-to-end tests of a broken build', async () => {
    const red = await check(['--all'], { RED: 'jest', REPORT_jest: failedJestReport })
    expect(red.lastLine).toBe('14 passed, 4 failed')
    expect(red.output).toContain('ran playwright')
    const broken = await check(['--all'], { RED: 'gatsby' })
    expect(broken.output).not.toContain('ran playwright')
    expect(broken.output).toMatch(/e2e +not run +build did not pass/)
  })

  it('stops a program that does not end, and treats it as failed', async () => {
    const { output, lastLine } = await check(['--only', 'format,types'], {
      HANGS: 'tsc',
      CHECK_LIMIT_MINUTES: '0.1',
    })
    expect(output).toContain('tsc did not end within 0.1 minutes')
    expect(lastLine).toBe('1 passed, 1 failed')
  })

  it('runs only the steps that are named', async () => {
    const { output, lastLine } = await check(['--only', 'types,lint'])
    expect(output).toContain('ran tsc')
    expect(output).not.toContain('ran depcruise')
    expect(lastLine).toBe('2 passed, 0 failed')
    const unknown = await check(['--only', 'tipes'])
    expect(unknown.code).toBe(1)
    expect(unknown.lastLine).toBe(
      "No step is called 'tipes': format, lint, boundaries, types, unit, dead-code, build, site, e2e, e2e-plain",
    )
  })

  it('never counts a step whose input is missing; npm test then fails', async () => {
    const bare = buildModelProject()
    const chromium = { CHROMIUM_PATH: process.execPath, REDIS_SERVER_PATH: process.execPath }
    const run = bare.run('test', [], chromium)
    expect(await run.ended).toBe(1)
    expect(run.output()).toMatch(/e2e +not run +tests\/e2e is missing/)
    expect(run.output()).toContain('\n7 passed, 0 failed\n')
    bare.remove()
  })

  it('.ci/run ends with the counts and the exit code, whatever npm prints', async () => {
    const printing = (said: string) => `node -e "console.log('${said}')"`
    const manifest = JSON.parse(readFileSync(join(project.root, 'package.json'), 'utf8'))
    const scripts = (said: string) =>
      JSON.stringify({
        ...manifest,
        scripts: { test: 'node scripts/test.mjs', 'test:allauth': printing(said) },
      })
    project.write('package.json', scripts('250 passed, 0 failed'))
    project.write('.ci/run', readFileSync(join(repository, '.ci/run'), 'utf8'))
    const ci = (env: Record<string, string>) =>
      spawnSync('bash', [join(project.root, '.ci/run')], {
        env: {
          ...process.env,
          CHROMIUM_PATH: process.execPath,
          REDIS_SERVER_PATH: process.execPath,
          ...env,
        },
        encoding: 'utf8',
      })
    const green = ci({ REPORT_jest: jestReport, REPORT_playwright: e2eReport })
    expect(green.stdout).toMatch(/\n272 passed, 0 failed\n$/)
    expect(green.status).toBe(0)
    const red = ci({ RED: 'knip' })
    expect(red.stdout).toMatch(/\n259 passed, 1 failed\n$/)
    expect(red.status).toBe(1)
    project.write('package.json', scripts('the service did not start'))
    const silent = ci({ REPORT_jest: jestReport, REPORT_playwright: e2eReport })
    expect(silent.stdout).toMatch(/\n22 passed, 1 failed\n$/)
    expect(silent.status).toBe(1)
  })

  describe('on the supported Nodes', () => {
    const nodes = ['20', '22', '24'].map(
      (line) => `node-${line}-${process.platform}-${process.arch}`,
    )

    /** Programs that say which Node they are, in place of the packages of tests/nodes. */
    beforeEach(() => {
      const optionalDependencies = Object.fromEntries(nodes.map((name) => [name, 'npm:x@1.0.0']))
      project.write('tests/nodes/package.json', JSON.stringify({ optionalDependencies }))
      project.write('tests/nodes/package-lock.json', '{}')
      project.write('.data/nodes/package-lock.json', '{}')
      project.write('.data/nodes/node_modules/.package-lock.json', '{}')
      for (const name of nodes) {
        const program = `.data/nodes/node_modules/${name}/bin/node`
        project.write(program, `#!/bin/sh\necho ${name}\n`)
        chmodSync(join(project.root, program), 0o755)
      }
      project.write('node_modules/.bin/jest', '#!/bin/sh\necho "long=$LONG on $(node -v)"\n')
    })
    const runs = (output: string) => output.match(/^long=.*$/gm) ?? []
    const testNodes = (env = {}) => check([], env, 'test-nodes')

    it('test:nodes runs the unit tests on each', async () => {
      const { code, output, lastLine } = await testNodes()
      expect(runs(output)).toEqual(nodes.map((name) => `long= on ${name}`))
      expect(lastLine).toBe('3 passed, 0 failed')
      expect(code).toBe(0)
    })

    it('test:nodes fails when the tests fail on one of them', async () => {
      project.write('node_modules/.bin/jest', '#!/bin/sh\nnode -v | grep -qv node-22\n')
      const { code, output, lastLine } = await testNodes()
      expect(output).toMatch(/unit-22 +failed/)
      expect(lastLine).toBe('2 passed, 1 failed')
      expect(code).toBe(1)
    })

    it('test:nodes refuses to run nothing on a platform without packages', async () => {
      project.write('tests/nodes/package.json', '{ "optionalDependencies": {} }')
      const { code, output } = await testNodes()
      expect(output).toBe(`tests/nodes names no Node for ${process.platform} ${process.arch}.\n`)
      expect(code).toBe(1)
    })

    it('test:long passes LONG=1 to the tests, and runs those of units on the other Nodes', async () => {
      const { output } = await check(['--long'], {}, 'test')
      expect(runs(output)[0]).toBe(`long=1 on ${process.version}`)
      const running = process.versions.node.split('.')[0]
      expect(runs(output).filter((line) => line.includes('on node-'))).toEqual(
        nodes
          .filter((name) => !name.startsWith(`node-${running}-`))
          .map((name) => `long= on ${name}`),
      )
    })
  })
})
