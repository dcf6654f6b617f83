import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiledFolder, compileStyles } from './compile-styles'

const loader: (this: object, source: string) => string = createRequire(__filename)(
  './compiled-styles-loader.cjs',
)

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'styles-'))
  cpSync('src/theme', join(root, 'src/theme'), { recursive: true })
  cpSync('package-lock.json', join(root, 'package-lock.json'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  write('src/box.tsx', boxModule)
  write('src/plain.tsx', plainModule)
})

afterEach(() => rmSync(root, { recursive: true }))

const boxModule = `import { Thing } from 'some-package'
import type { ThemeUIStyleObject } from 'theme-ui'
import { keyframes } from './theme/styles'
import { gaps } from './gaps'
const rise = keyframes({ from: { opacity: 0 } })
export const Box = Thing.make(TITLE)
const gap = { gap: gaps.wide }
export const styles = {
  box: { ...gap, px: 3, color: 'primary', animation: \`\${rise} 1s\` },
  wide: { p: [2, null, 4], '&:hover > b': { m: 0 } },
} satisfies Record<string, ThemeUIStyleObject>
`
const plainModule = `import type { ThemeUIStyleObject } from 'theme-ui'
import { insertGlobalStyles } from './theme/styles'
insertGlobalStyles({ body: { margin: '0px' }, p: { color: 'red' } })
export const flat: ThemeUIStyleObject = { display: 'flex' }
`

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}

function compile(): Promise<void> {
  return compileStyles({ root, constants: { TITLE: '"A title"' } })
}

const fileOf = (path: string) => join(root, compiledFolder, `${path}.json`)
const textOf = (path: string): string => JSON.parse(readFileSync(fileOf(path), 'utf8')).text
const timeOf = (path: string) => statSync(fileOf(path)).mtimeMs

describe('compiled styles', () => {
  beforeEach(() => write('src/gaps.ts', 'export const gaps = { wide: 5 }'))

  it('are the minified CSS of the evaluated style objects', async () => {
    await compile()
    const text = textOf('src/box.tsx')
    const [, name] = /const rise = "(\w{5})"/.exec(text) ?? []
    expect(text).toMatch(/"box":"\w{5}&\{gap:24px;padding-inline:12px;color:var\(--\w\w\);/)
    expect(text).toContain(`animation:${name} 1s}\\n@keyframes ${name}{0%{opacity:0}}"`)
    expect(text).toMatch(
      /"wide":"\w{5}&\{padding:8px\}\\n@media screen and \(min-width:768px\)\{&\{padding:16px\}\}\\n&:hover>b\{margin:0\}"\}\n$/,
    )
    expect(textOf('src/plain.tsx')).toContain(
      'insertGlobalStyles(["body{margin:0}","p{color:red}"])',
    )
    expect(textOf('src/plain.tsx')).toMatch(/flat: ThemeUIStyleObject = "\w{5}&\{display:flex\}"/)
  })

  it('are written again only where a dependency changes the result', async () => {
    await compile()
    const before = { box: timeOf('src/box.tsx'), plain: timeOf('src/plain.tsx') }
    write('src/gaps.ts', 'export const gaps = { wide: 400 }')
    await compile()
    expect(textOf('src/box.tsx')).toContain('gap:400px')
    const theme = readFileSync(join(root, 'src/theme/theme.ts'), 'utf8')
    write('src/theme/theme.ts', theme.replace('[0, 4, 8, 12,', '[0, 4, 8, 13.5,'))
    await compile()
    expect(textOf('src/box.tsx')).toContain('padding-inline:13.5px')
    expect(timeOf('src/box.tsx')).toBeGreaterThan(before.box)
    expect(timeOf('src/plain.tsx')).toBe(before.plain)
  })

  it('are removed with their module', async () => {
    await compile()
    rmSync(join(root, 'src/plain.tsx'))
    await compile()
    expect(statSync(fileOf('src/plain.tsx'), { throwIfNoEntry: false })).toBeUndefined()
    expect(textOf('src/box.tsx')).toContain('"box"')
  })

  it('stop the build where a value is no style', async () => {
    write('src/plain.tsx', plainModule.replace("{ display: 'flex' }", "'flex' as never"))
    await expect(compile()).rejects.toThrow('"flex" is no style.')
  })

  it('stop the build where a colour does not exist', async () => {
    write('src/plain.tsx', plainModule.replace("display: 'flex'", "fill: 'var(--c-pimary)'"))
    await expect(compile()).rejects.toThrow('There is no colour "pimary"')
  })

  it('stop the build where a style has "&" in its text', async () => {
    write('src/plain.tsx', plainModule.replace("display: 'flex'", `content: '"a & b"'`))
    await expect(compile()).rejects.toThrow('that is no class')
  })

  it('replace the source in the bundler, unless it changed after compilation', async () => {
    await compile()
    const dependencies: string[] = []
    const bundler = {
      getOptions: () => ({ folder: join(root, compiledFolder) }),
      addDependency: (file: string) => dependencies.push(file),
      rootContext: root,
      resourcePath: join(root, 'src/box.tsx'),
    }
    expect(loader.call(bundler, boxModule)).toBe(textOf('src/box.tsx'))
    expect(dependencies).toEqual([fileOf('src/box.tsx')])
    expect(() => loader.call(bundler, `${boxModule} `)).toThrow('changed after its styles')
    const other = { ...bundler, resourcePath: join(root, 'src/gaps.ts') }
    expect(loader.call(other, 'source')).toBe('source')
  })
})
