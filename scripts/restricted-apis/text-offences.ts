import ts from 'typescript'
import { isTest, type Offence } from './restricted-apis'

const rawColour =
  /(?:^|[\s:,(])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i
const greekLetter = /\p{Script=Greek}/u
const unfinished =
  /\b(?:TO[D]O|FIX[M]E|XX[X])\b|@ts-(?:ignore|nocheck|expect-error)|eslint-[d]isable/

/** Files whose Greek text cannot be moved to `locales/`. */
const withGreek: readonly string[] = [
  'gateway/messages.ts',
  'upstream/g1/refusal-texts.ts',
  'src/features/locale/language-setting.tsx',
]

const routes = /^src\/(pages|templates)\//
const longestFile = 300

/** Raw colours, Greek text, re-exports, styles in elements, unfinished code and file length. */
export function textOffences(path: string, source: ts.SourceFile): Offence[] {
  const at = (position: number, message: string): Offence => ({
    path,
    line: source.getLineAndCharacterOfPosition(position).line + 1,
    message,
  })
  return [
    ...rawColours(path, source).map((node) =>
      at(node.getStart(source), 'a raw colour: name it in src/theme'),
    ),
    ...greekTexts(path, source).map((node) =>
      at(node.getStart(source), 'Greek letters: texts belong to locales/'),
    ),
    ...reExports(path, source).map((node) =>
      at(node.getStart(source), 'a re-export: import from the file that defines it'),
    ),
    ...styleObjects(source).map((node) =>
      at(node.getStart(source), 'a style object made at each render: define it at module level'),
    ),
    ...matches(unfinished, source.text).map((position) => at(position, 'unfinished code')),
    ...tooLong(path, source).map(() => at(0, `more than ${longestFile} lines`)),
  ]
}

function rawColours(path: string, source: ts.SourceFile): ts.Node[] {
  if (!/^src\/(?!theme\/)/.test(path) || isTest(path)) return []
  return literals(source).filter(({ text }) => rawColour.test(text))
}

function greekTexts(path: string, source: ts.SourceFile): ts.Node[] {
  const isFree = isTest(path) || withGreek.includes(path)
  if (isFree || !/^(src|gateway)\//.test(path)) return []
  return literals(source).filter(({ text }) => greekLetter.test(text))
}

/** All text literals of the code, without comments. */
function literals(source: ts.SourceFile): ts.LiteralLikeNode[] {
  const found: ts.LiteralLikeNode[] = []
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    if (isText) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function reExports(path: string, source: ts.SourceFile): ts.Node[] {
  if (routes.test(path) || !/^(src|gateway|api-emulator|contract|scripts)\//.test(path)) return []
  if (/(^|\/)index\.tsx?$/.test(path)) return [source]
  return source.statements.filter(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
  )
}

/** Objects written in an element's `sx` (docs/decisions/0005), except arguments of functions. */
function styleObjects(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node, isStyle: boolean): void => {
    if (isStyle && ts.isObjectLiteralExpression(node)) found.push(node)
    const isSx = ts.isJsxAttribute(node) && node.name.getText(source) === 'sx'
    const isWithin = isStyle && !ts.isCallExpression(node) && !ts.isObjectLiteralExpression(node)
    ts.forEachChild(node, (child) => visit(child, isSx || isWithin))
  }
  visit(source, false)
  return found
}

function tooLong(path: string, source: ts.SourceFile): true[] {
  const lines = source.getLineStarts().length
  return lines > longestFile && !/^api-emulator\/seed\//.test(path) ? [true] : []
}

/** Position of the first match in each line that has one. */
function matches(pattern: RegExp, text: string): number[] {
  let start = 0
  const positions: number[] = []
  for (const line of text.split('\n')) {
    const found = line.search(pattern)
    if (found >= 0) positions.push(start + found)
    start += line.length + 1
  }
  return positions
}
