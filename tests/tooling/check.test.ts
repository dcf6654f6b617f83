import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/repository'
import { buildModelProject, type ModelProject } from './project-fixture'

jest.setTimeout(300_000)

/** Steps of the full run that look for further programs of the system. */
const withSystemPrograms =
  'allauth,e2e-real,e2e-desktop,hosts,e2e-copies,engines,node-20,node-22,node-24'

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

describe('the steps of the tests', () => {
  let project: ModelProject

  beforeEach(() => {
    project = buildModelProject()
    project.write('tests/e2e/home.e2e.ts', '')
    project.write('tests/build-output/jest.config.mjs', '')
  })
  afterEach(() => project.remove())

  const programs = { CHROMIUM_PATH: process.execPath, REDIS_SERVER_PATH: process.execPath }
  const test = async (args: string[] = [], env: Record<string, string> = {}) => {
    const run = project.run('test', args, { ...programs, ...env })
    const code = await run.ended
    const output = run.output()
    return { code, output, lastLine: output.trim().split('\n').at(-1) }
  }

  it('count steps and tests', async () => {
    const env = { REPORT_jest: jestReport, REPORT_playwright: e2eReport }
    const { code, output, lastLine } = await test([], env)
    expect(output).toMatch(/\n {2}steps +9 passed, 0 failed\n/)
    expect(output).toMatch(/\n {2}unit tests +7 passed, 0 failed\n/)
    expect(output).toMatch(/\n {2}end-to-end tests +5 passed, 0 failed\n/)
    expect(lastLine).toBe('28 passed, 0 failed')
    expect(code).toBe(0)
  })

  it('count retried and skipped tests apart', async () => {
    const flaky = playwrightReport({ expected: 3, unexpected: 1, flaky: 2, skipped: 4 })
    const { output, lastLine } = await test([], {
      RED: 'knip',
      REPORT_jest: jestReport,
      REPORT_playwright: flaky,
    })
    expect(output).toMatch(/\n {2}steps +8 passed, 1 failed\n/)
    expect(output).toMatch(
      /\n {2}end-to-end tests +5 passed, 1 failed, 2 retried \(flaky\), 4 skipped\n/,
    )
    expect(lastLine).toBe('27 passed, 2 failed')
  })

  it('name the tests that failed or were retried after the counts', async () => {
    const report = playwrightReport(
      { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      { total: 'unexpected', button: 'flaky' },
    )
    const { output } = await test(['--only', 'unit,build,smoke'], {
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

  it('end at the first failed one with --bail', async () => {
    const { code, output, lastLine } = await test(['--bail'], { RED: 'tsc' })
    expect(output).not.toContain('ran jest')
    expect(lastLine).toBe('3 passed, 1 failed')
    expect(code).toBe(1)
  })

  it('go on after a failed one, but test no site of a broken build', async () => {
    const red = await test([], { RED: 'jest', REPORT_jest: failedJestReport })
    expect(red.output).toContain('ran playwright')
    expect(red.code).toBe(1)
    const broken = await test([], { RED: 'gatsby' })
    expect(broken.output).not.toContain('ran playwright')
    expect(broken.output).toMatch(/smoke +not run +build did not pass/)
  })

  it('stop a program that does not end, and treat it as failed', async () => {
    const { output, lastLine } = await test(['--only', 'format,types'], {
      HANGS: 'tsc',
      CHECK_LIMIT_MINUTES: '0.1',
    })
    expect(output).toContain('tsc did not end within 0.1 minutes')
    expect(lastLine).toBe('1 passed, 1 failed')
  })

  it('of the full run are left out after a time, and one is stopped; npm test runs whole', async () => {
    const late = await test(['--only', 'types,e2e-1,e2e-2', '--minutes', '0,1'])
    expect(late.output).toMatch(/types +passed/)
    expect(late.output).toMatch(/e2e-1 +left out +minute 0 had passed/)
    expect(late.output).toMatch(/e2e-2 +left out +minute 0 had passed/)
    expect(late.code).toBe(0)
    const hanging = ['--only', 'build,e2e-1', '--minutes', '50,0.05']
    const cut = await test(hanging, { HANGS: 'playwright' })
    expect(cut.output).toMatch(/build +passed/)
    expect(cut.output).toMatch(/e2e-1 +left out +stopped at minute 0.05/)
    expect(cut.code).toBe(0)
    const unclear = await test(['--only', 'types', '--minutes', 'fifty'])
    expect(unclear.lastLine).toBe("--minutes takes two numbers, such as 50,58; not 'fifty'")
  })

  it('are those that are named', async () => {
    const { output, lastLine } = await test(['--only', 'types,lint'])
    expect(output).toContain('ran tsc')
    expect(output).not.toContain('ran depcruise')
    expect(lastLine).toBe('2 passed, 0 failed')
    const unknown = await test(['--only', 'tipes'])
    expect(unknown.code).toBe(1)
    expect(unknown.lastLine).toMatch(/^--only takes format, lint, .+; not 'tipes'$/)
  })

  it('never pass without their input or a program of the system', async () => {
    rmSync(join(project.root, 'gatsby-config.ts'))
    const { code, output, lastLine } = await test(['--only', 'types,unit,build'], {
      REDIS_SERVER_PATH: '/nowhere/redis-server',
    })
    expect(output).toMatch(/unit +not run +REDIS_SERVER_PATH names no program/)
    expect(output).toMatch(/build +not run +gatsby-config.ts is missing/)
    expect(lastLine).toBe('1 passed, 0 failed')
    expect(code).toBe(1)
  })

  it('of the full run build the site if there is none, and need no other of npm test', async () => {
    const { output } = await test(['--level', 'full', '--skip', withSystemPrograms])
    const ran = [...output.matchAll(/^ran (\w+)$/gm)].map(([, name]) => name)
    expect(ran).toEqual(['gatsby', 'jest', ...Array(4).fill('playwright')])
  })

  it('of .ci/run are those of both levels', async () => {
    project.write('tests/allauth/requirements.txt', '')
    project.write('.ci/run', readFileSync(join(repository, '.ci/run'), 'utf8'))
    const { stdout, status } = spawnSync('bash', [join(project.root, '.ci/run')], {
      env: { ...process.env, ...programs, PYTHON: '/nowhere/python' },
      encoding: 'utf8',
    })
    for (const name of ['unit', 'smoke', 'slow', 'e2e-1', 'e2e-4', 'e2e-real']) {
      expect(stdout).toMatch(new RegExp(`\\n {2}${name} +passed`))
    }
    expect(stdout).toMatch(/\n {2}allauth +not run +The real sign-in service needs Python/)
    expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/)
    expect(status).toBe(1)
  })

  describe('on the supported Nodes', () => {
    const nodes = ['20', '22', '24'].map(
      (line) => `node-${line}-${process.platform}-${process.arch}`,
    )
    const onNodes = ['--only', 'node-20,node-22,node-24']

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

    it('run the tests of Jest on each, without the full matrices', async () => {
      const { code, output, lastLine } = await test(onNodes, { LONG: '1' })
      expect(output.match(/^long=.*$/gm)).toEqual(nodes.map((name) => `long= on ${name}`))
      expect(lastLine).toBe('3 passed, 0 failed')
      expect(code).toBe(0)
    })

    it('fail when the tests fail on one of them', async () => {
      project.write('node_modules/.bin/jest', '#!/bin/sh\nnode -v | grep -qv node-22\n')
      const { code, output, lastLine } = await test(onNodes)
      expect(output).toMatch(/node-22 +failed/)
      expect(lastLine).toBe('2 passed, 1 failed')
      expect(code).toBe(1)
    })

    it('are not run on a platform without packages', async () => {
      project.write('tests/nodes/package.json', '{ "optionalDependencies": {} }')
      const { code, output } = await test(['--only', 'node-20'])
      expect(output).toContain(
        `tests/nodes names no Node for ${process.platform} ${process.arch}.\n`,
      )
      expect(code).toBe(1)
    })
  })
})
