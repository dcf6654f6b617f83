import { readText } from '../support/repository'

const folder = 'docs/deploy/rebuild'
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }

/** Sections of a unit of systemd with the values of each key. */
function unitOf(name: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {}
  let section: Record<string, string[]> = {}
  for (const line of readText(`${folder}/${name}`).split('\n')) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, key, value = ''] = /^(\w+)=(.+)$/.exec(line) ?? []
    if (title) sections[title] = section = {}
    else if (key) section[key] = [...(section[key] ?? []), value]
    else expect(line).toMatch(/^(?:#.*)?$/)
  }
  return sections
}

/** The options of `npm run rebuild` that a text uses. */
function optionsIn(text: string): string[] {
  return [...text.matchAll(/npm run (?:--silent )?rebuild -- (.+)/g)].flatMap(([, given = '']) => {
    const words = given.replace(/\s*[#|].*$/, '').split(/[\s'`{}]+/)
    return words.filter((word) => word.startsWith('--'))
  })
}

const options = /options: (\{[\s\S]+?\n {2}\}),/.exec(readText('scripts/rebuild.ts'))?.[1] ?? ''
const known = [...options.matchAll(/^ {4}(\w+): \{/gm)].map(([, name]) => `--${name}`)

describe('units of systemd', () => {
  const service = unitOf('rebuild.service')
  const path = unitOf('rebuild.path')
  const timer = unitOf('rebuild.timer')

  it('run a command of package.json once, to completion', () => {
    const [command = ''] = service.Service?.ExecStart ?? []
    const [, name = ''] = /^\/usr\/bin\/npm run (?:--silent )?(\S+)/.exec(command) ?? []
    expect(scripts).toHaveProperty(name)
    expect(service.Service).toMatchObject({
      Type: ['oneshot'],
      User: [expect.stringMatching(/^(?!root$)./)],
      WorkingDirectory: [expect.stringMatching(/^\//)],
      TimeoutStartSec: ['45min'],
    })
    // The rebuild waits for another one no longer than the unit does for the rebuild.
    expect(command).toContain('--wait')
  })

  it('have write access where the rebuild writes', () => {
    const writable = service.Service?.ReadWritePaths?.map((value) => value.replace(/^-/, ''))
    const [request = ''] = path.Path?.PathExists ?? []
    expect(writable).toContain(service.Service?.WorkingDirectory?.[0])
    expect(writable?.some((place) => request.startsWith(`${place}/`))).toBe(true)
  })

  it('allow the gateway to request a rebuild', () => {
    const [request = ''] = path.Path?.PathExists ?? []
    const unit = /```ini\n(# \/etc\/systemd\/system\/shop-gateway\.service\n[\s\S]+?)```/.exec(
      readText('docs/deploy/one-machine.md'),
    )?.[1]
    const [, writable = 'nothing'] = /^ReadWritePaths=-(\S+)$/m.exec(unit ?? '') ?? []
    expect(unit).toContain('ProtectSystem=strict')
    expect(request.startsWith(`${writable}/`)).toBe(true)
  })

  it('are started by the schedule and by the request of the gateway', () => {
    expect([timer.Timer?.Unit, path.Path?.Unit]).toEqual([['rebuild.service'], ['rebuild.service']])
  })

  it('wait for the file that the README sets for the gateway', () => {
    const [request] = path.Path?.PathExists ?? []
    const readme = readText(`${folder}/README.md`)
    expect(readme).toContain(`REBUILD_REQUEST_FILE=${request}`)
    expect(readme).toContain(`| \`REBUILD_REQUEST_FILE\` | \`${request}\` |`)
  })
})

describe('the workflow', () => {
  const workflow = readText(`${folder}/rebuild-site.yml`)

  it('keeps the files that the next run needs', () => {
    const ignored = readText('.gitignore').split('\n')
    for (const kept of ['.cache', 'public', '.data', 'dist']) {
      expect(workflow).toMatch(new RegExp(`^ {12}${kept.replace('.', '\\.')}$`, 'm'))
      expect(ignored.map((name) => name.replace(/\/$/, ''))).toContain(kept)
    }
  })
})

it.each(['README.md', 'rebuild.service', 'rebuild-site.yml'])(
  'every option of the rebuild in %s exists',
  (name) => {
    const used = optionsIn(readText(`${folder}/${name}`))
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((option) => !known.includes(option))).toEqual([])
  },
)
