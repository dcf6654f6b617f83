import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildModelProject, type ModelProject } from './project-fixture'

jest.setTimeout(60_000)

const noneFound = { critical: 0, high: 0, moderate: 0, low: 0, info: 0, total: 0 }
const advisory = (name: string, severity: string, title: string) => ({
  name,
  severity,
  via: [{ name, severity, title, range: '<2.0.0', url: 'https://advisories.example/1' }],
})

describe('npm run audit', () => {
  let project: ModelProject

  beforeEach(() => {
    project = buildModelProject()
  })
  afterEach(() => project.remove())

  /** Runs the audit with an npm that prints this report. */
  const audit = async (printed: string, exitCode: number) => {
    project.write('report.json', printed)
    project.write('bin/npm', `#!/bin/sh\necho "$@" > asked\ncat report.json\nexit ${exitCode}\n`)
    chmodSync(join(project.root, 'bin/npm'), 0o755)
    const path = `${join(project.root, 'bin')}${delimiter}${process.env.PATH}`
    const run = project.run('audit', [], { PATH: path })
    return { code: await run.ended, output: run.output() }
  }

  it('passes when no package has a known vulnerability', async () => {
    const report = { vulnerabilities: {}, metadata: { vulnerabilities: noneFound } }
    expect(await audit(JSON.stringify(report), 0)).toEqual({
      code: 0,
      output: '0 critical, 0 high, 0 moderate, 0 low\n',
    })
  })

  it('names vulnerable packages, the worst first, and fails on a high one', async () => {
    const report = {
      vulnerabilities: {
        tmp: advisory('tmp', 'low', 'writes elsewhere'),
        immutable: advisory('immutable', 'high', 'pollutes prototypes'),
        gatsby: { name: 'gatsby', severity: 'high', via: ['immutable'] },
      },
      metadata: { vulnerabilities: { ...noneFound, high: 2, low: 1 } },
    }
    expect(await audit(JSON.stringify(report), 1)).toEqual({
      code: 1,
      output: [
        'high: immutable <2.0.0: pollutes prototypes (https://advisories.example/1)',
        'low: tmp <2.0.0: writes elsewhere (https://advisories.example/1)',
        '0 critical, 2 high, 0 moderate, 1 low\n',
      ].join('\n'),
    })
  })

  it('passes, with the names, when the worst one is moderate', async () => {
    const report = {
      vulnerabilities: { uuid: advisory('uuid', 'moderate', 'reads too far') },
      metadata: { vulnerabilities: { ...noneFound, moderate: 1 } },
    }
    const { code, output } = await audit(JSON.stringify(report), 1)
    expect(output).toContain('moderate: uuid')
    expect(code).toBe(0)
  })

  it.each([
    [
      'refuses the question',
      '{ "message": "405 Method Not Allowed - POST https://me:secret@registry.example/bulk" }',
      '405 Method Not Allowed',
    ],
    [
      'is not reached',
      '{ "message": "request to https://registry.example/bulk failed, reason: ETIMEDOUT" }',
      'request to it failed, reason: ETIMEDOUT',
    ],
    [
      'is not asked',
      '{ "error": { "summary": "a lockfile is missing" } }',
      'a lockfile is missing',
    ],
    ['answers something else', '<html>', 'npm said nothing'],
  ])('fails and says so when the registry %s', async (_, printed, reason) => {
    const { code, output } = await audit(printed, 1)
    expect(code).toBe(1)
    expect(output).toMatch(/^Not audited: .+\n$/)
    expect(output).toContain(`(${reason})`)
    expect(output).not.toContain('registry.example')
    expect(output).not.toContain(' critical')
  })

  it('fails when there is no npm', async () => {
    const run = project.run('audit', [], { PATH: join(project.root, 'src') })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('Not audited: ')
  })
})
