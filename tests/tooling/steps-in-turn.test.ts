import { buildModelProject, type ModelProject } from './project-fixture'

jest.setTimeout(60_000)

describe('steps in turn', () => {
  let project: ModelProject
  beforeEach(() => {
    project = buildModelProject()
    project.write('tests/e2e/one.e2e.ts', '')
  })
  afterEach(() => project.remove())

  const test = async (...args: string[]) => {
    const run = project.run('test', args, { PATH: '/nowhere' })
    return { code: await run.ended, output: run.output() }
  }

  it('are one each day, which the summary names', async () => {
    const { output } = await test('--only', 'format,lint', '--in-turn', 'format,lint')
    const ran = ['format', 'lint'].filter((name) => output.includes(`  ${name.padEnd(11)} `))
    expect(ran).toHaveLength(1)
    expect(output).toContain(`in turn today: ${ran[0]}`)
  })

  it('are left out, not failed, where a program is missing', async () => {
    const { output } = await test('--only', 'engines', '--in-turn', 'engines')
    expect(output).toContain('engines     left out firefox-esr is missing')
  })

  it('fail as any other where they are asked for', async () => {
    const { code, output } = await test('--only', 'engines')
    expect(output).toContain('engines     not run  firefox-esr is missing')
    expect(code).toBe(1)
  })
})
