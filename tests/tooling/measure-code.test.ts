import { spawnSync } from 'node:child_process'
import {
  codeLines,
  filesToFollow,
  foreignReferences,
  glossaryEntries,
  isProduction,
  measureCode,
} from '../../scripts/measure/code-figures'
import { repository } from '../support/repository'
import { makeTemporaryFolder } from './temporary-folder'

jest.setTimeout(300_000)

const twelve = Array.from({ length: 12 }, (_, at) => `  step(${at})`).join('\n')

const architecture = `# Architecture

## Followed through the code

### An order

1. \`src/order.ts\`, then \`src/missing.ts\`
2. \`src/order.ts\` again

### A login

1. \`src/login.tsx\` posts to \`/auth/login\`

## Notes

\`src/elsewhere.ts\`
`

const files: Record<string, string> = {
  'docs/architecture.md': architecture,
  'docs/glossary.md': '| term | means |\n|---|---|\n| seed | content |\n| slug | an address |\n',
  'src/order.ts': `import { step } from './step'\n\n${twelve}\n`,
  'src/order.test.ts': `// Same steps.\n${twelve}\n`,
  'src/login.tsx': 'export const a = 1 // D12\n',
  'src/order-machine.ts': '/** A machine. */\nexport const machine = 1\n',
  'src/hydration/start.ts': 'export {}\n',
  'api-emulator/seed/posts.ts': 'export const post = 1\n',
  'src/gatsby-types.d.ts': 'interface Generated {}\n',
}

describe('npm run measure', () => {
  const { root, write, remove } = makeTemporaryFolder()
  beforeAll(() => {
    for (const [path, text] of Object.entries(files)) write(path, text)
  })
  afterAll(remove)

  it('counts files, machines, lines, duplicates, references and the files to follow', () => {
    expect(measureCode(root, Object.keys(files))).toEqual({
      productionFiles: 4,
      smallFiles: 4,
      machines: 1,
      hydrationFiles: 1,
      glossaryEntries: 2,
      typescriptLines: 13 + 12 + 1 + 1 + 1 + 1,
      foreignReferences: ['src/login.tsx:1'],
      duplicates: ['src/order.ts:3 = src/order.test.ts:2 (12 lines)'],
      followedFiles: new Map([
        ['An order', 2],
        ['A login', 1],
      ]),
      missingFiles: ['src/missing.ts'],
    })
  })

  it.each([
    ['src/features/cart/cart-page.tsx', true],
    ['scripts/lib/lines.mjs', true],
    ['.dependency-cruiser.cjs', true],
    ['src/features/cart/cart-page.test.tsx', false],
    ['gateway/testing/sample-bodies.ts', false],
    ['tests/support/fake-fetch.ts', false],
    ['api-emulator/seed/posts.ts', false],
    ['contract/examples/order-examples.ts', false],
    ['src/gatsby-types.d.ts', false],
    ['docs/glossary.md', false],
  ])('%s is production code: %s', (path, expected) => {
    expect(isProduction(path)).toBe(expected)
  })

  it('counts lines of code without blank lines and comments', () => {
    const text = '/** Doc. */\nconst a = `\n  b\n`\n\n/* c */ const d = 1\n  // e\n})'
    expect(codeLines('a.ts', text).map(({ line }) => line)).toEqual([2, 3, 4, 6, 8])
    expect(codeLines('b.tsx', 'const a = (\n  // b\n  <b>\n    c\n  </b>\n)')).toHaveLength(5)
  })

  it('finds references to texts outside the repository, but not to published standards', () => {
    expect(
      foreignReferences(
        'as in D34\nGW3 says so\n(section 4.2)\nsee § 5\ndecision M8\nR041 and A1-67',
      ),
    ).toEqual([1, 2, 3, 4, 5])
    expect(foreignReferences('RFC 9110, section 15.1\n(WebAuthn level 3,\nsection 7)')).toEqual([])
  })

  it('reads nothing if the document has no such lists', () => {
    expect(filesToFollow('# Architecture\n')).toEqual(new Map())
    expect(glossaryEntries('# Glossary\n')).toBe(0)
  })

  it('prints a table for this repository, whose lists name only existing files', () => {
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/measure-code.ts'], {
      cwd: repository,
      encoding: 'utf8',
    })
    expect(run.stderr).toBe('')
    expect(run.status).toBe(0)
    expect(run.stdout).toMatch(/^production files .+ \d+$/m)
    expect(run.stdout).toMatch(/^files to open: a login +\d+$/m)
    expect(run.stdout).toMatch(/^files to open: an order +\d+$/m)
  })
})
