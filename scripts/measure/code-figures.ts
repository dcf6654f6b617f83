import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type CodeLine, duplicatePairs } from './duplicates'

const smallFileLines = 16
const duplicateLines = 12

/** What `npm run measure` counts. All paths are relative to the repository's root. */
export interface CodeFigures {
  productionFiles: number
  /** Production files with fewer than 16 lines. */
  smallFiles: number
  machines: number
  hydrationFiles: number
  glossaryEntries: number
  /** Lines of TypeScript (tests and scripts included) that hold code; declarations do not count. */
  typescriptLines: number
  /** `path:line` of each reference to a text that is not in the repository. */
  foreignReferences: string[]
  /** Pairs of places with at least 12 equal lines of code in a row, tests included. */
  duplicates: string[]
  /** Files to open for each way of docs/architecture.md, e.g. `A login`. */
  followedFiles: Map<string, number>
  /** Files of those lists that do not exist. */
  missingFiles: string[]
}

const code = /\.(ts|tsx|mjs|cjs)$/
/** Types of code that is written elsewhere; most of them, `src/gatsby-types.d.ts`, Gatsby generates. */
const declarations = /\.d\.(ts|mts)$/
const notProduction =
  /\.test\.tsx?$|^tests\/|\/testing\/|^api-emulator\/seed\/|^contract\/examples\//
const prose = /\.(ts|tsx|mjs|cjs|md|py)$/

/** Measures the files at `paths` below `root`. */
export function measureCode(root: string, paths: readonly string[]): CodeFigures {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const production = paths.filter(isProduction)
  const typescript = paths
    .filter((path) => /\.tsx?$/.test(path) && !declarations.test(path))
    .map((path) => ({ path, lines: codeLines(path, read(path)) }))
  const ways = filesToFollow(read('docs/architecture.md'))
  return {
    productionFiles: production.length,
    smallFiles: production.filter((path) => lineCount(read(path)) < smallFileLines).length,
    machines: production.filter((path) => path.endsWith('-machine.ts')).length,
    hydrationFiles: production.filter((path) => path.startsWith('src/hydration/')).length,
    glossaryEntries: glossaryEntries(read('docs/glossary.md')),
    typescriptLines: typescript.reduce((total, { lines }) => total + lines.length, 0),
    foreignReferences: paths
      .filter((path) => prose.test(path) && !path.startsWith('tests/tooling/'))
      .flatMap((path) => foreignReferences(read(path)).map((line) => `${path}:${line}`)),
    duplicates: duplicatePairs(typescript, duplicateLines),
    followedFiles: new Map([...ways].map(([way, files]) => [way, files.length])),
    missingFiles: [...ways.values()].flat().filter((path) => !paths.includes(path)),
  }
}

/** True for code that runs in the product or its build: no tests, test support, seed or examples. */
export function isProduction(path: string): boolean {
  return code.test(path) && !declarations.test(path) && !notProduction.test(path)
}

const lineCount = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Rows of the tables in docs/glossary.md, without their heads. */
export function glossaryEntries(text: string): number {
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  const heads = text.split('\n').filter((line) => /^\|(?:\s*:?-+:?\s*\|)+$/.test(line))
  return rows.length - heads.length
}

/** The lines of a TypeScript file that hold code: no blank lines, no comments. */
export function codeLines(path: string, text: string): CodeLine[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  const held = new Set<number>()
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return
    const children = node.getChildren(source)
    for (const child of children) visit(child)
    if (children.length > 0 || node.getWidth(source) === 0) return
    const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
    const last = source.getLineAndCharacterOfPosition(node.getEnd()).line
    for (let at = first; at <= last; at += 1) held.add(at)
  }
  visit(source)
  return text
    .split('\n')
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter(({ line, text }) => text !== '' && held.has(line - 1))
}

const foreign =
  /\b(?:D|GW)\d{1,3}\b|\bdecisions? [A-Z]{1,3}\d|\([MSW]\d{1,2}\b|\b[Ss]ection \d|\u00a7|\b[Ss]pecification\b/
const published = /RFC \d|WebAuthn|OpenID Connect|CSP Level|WCAG|ISO \d/

/**
 * Numbers of the lines that point at a text outside the repository: numbers of decisions or sections.
 * A published standard named on the same line or the one before is no such reference.
 */
export function foreignReferences(text: string): number[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const isStandard = published.test(line) || published.test(lines[at - 1] ?? '')
    return foreign.test(line) && !isStandard ? [at + 1] : []
  })
}

const followed = '## Followed through the code'

/**
 * The files of each list below `## Followed through the code` of docs/architecture.md, by the heading
 * of the list. A file is a path in backticks; one that is named twice counts once.
 */
export function filesToFollow(document: string): Map<string, string[]> {
  const [, rest = ''] = document.split(`\n${followed}\n`)
  const [part = ''] = rest.split(/\n## /)
  return new Map(
    part
      .split(/^### /m)
      .slice(1)
      .map((list): [string, string[]] => {
        const [way = '', ...lines] = list.split('\n')
        const paths = [...lines.join('\n').matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs))`/g)]
        return [way.trim(), [...new Set(paths.map(([, path = '']) => path))]]
      }),
  )
}
