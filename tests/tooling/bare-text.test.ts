import { relative } from 'node:path'
import ts from 'typescript'
import { repository } from '../support/repository'

// A browser that translates a page replaces the text nodes of React. React then throws where it
// inserts beside such a node or removes it, and changes a node that is not shown. An element whose
// only child is text is safe (docs/decisions/0061).

const { fileNames, options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${repository}/tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  repository,
)
/** A file in memory that shows what is found. */
const example = `${repository}/src/bare-text-example.tsx`

/** Elements that contain text rather than blocks; there a ReactNode is taken for text. */
const textElements = /^(?:a|b|button|dd|dt|em|h\d|label|legend|p|small|span|strong|summary)$/

/** Lines of `src` with text that is not the only child of its element, by path. */
function findBareText(exampleCode: string): string[] {
  const host = ts.createCompilerHost(options, true)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => path === example || fileExists(path)
  host.getSourceFile = (path, ...rest) =>
    path === example
      ? ts.createSourceFile(path, exampleCode, ts.ScriptTarget.ES2022, true)
      : getSourceFile(path, ...rest)
  const isShown = (path: string) =>
    path.endsWith('.d.ts') || /\/src\/.*(?<!\.test)\.tsx$/.test(path)
  const program = ts.createProgram([...fileNames.filter(isShown), example], options, host)
  const checker = program.getTypeChecker()
  const found: string[] = []

  /** Whether values of a type are shown as text: always, or only some of a ReactNode. */
  const textOfType = (type: ts.Type): 'text' | 'some' | null => {
    const { StringLike, NumberLike } = ts.TypeFlags
    if (type.isStringLiteral() && type.value.trim() === '') return null
    if (type.flags & (StringLike | NumberLike)) return 'text'
    if (checker.isArrayType(type)) {
      return checker.getTypeArguments(type as ts.TypeReference).some(textOfType) ? 'text' : null
    }
    if (!type.isUnion() || !type.types.some(textOfType)) return null
    return type.types.some(({ flags }) => flags & ts.TypeFlags.Object) ? 'some' : 'text'
  }
  const textOf = (node: ts.Node): 'text' | 'some' | null => {
    if (ts.isJsxText(node)) return node.text.trim() === '' ? null : 'text'
    if (ts.isJsxExpression(node)) return node.expression ? textOf(node.expression) : null
    if (ts.isParenthesizedExpression(node)) return textOf(node.expression)
    if (ts.isConditionalExpression(node)) return textOf(node.whenTrue) ?? textOf(node.whenFalse)
    const isAnd = ts.isBinaryExpression(node) && node.operatorToken.getText() === '&&'
    return isAnd ? textOf(node.right) : textOfType(checker.getTypeAtLocation(node))
  }
  const isContent = (child: ts.JsxChild) =>
    !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
    !(ts.isJsxExpression(child) && !child.expression)
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isContent)
      const name = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : ''
      const isAlone = children.length === 1 && name !== ''
      const hasText = children
        .map(textOf)
        .some((text) => text === 'text' || (text && textElements.test(name)))
      const { line } = ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart())
      const path = relative(repository, node.getSourceFile().fileName)
      if (!isAlone && hasText) found.push(`${path}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && file.fileName.endsWith('.tsx')) visit(file)
  }
  return found
}

test('text is the only child of its element, in every component (R362)', () => {
  const code = `import type { ReactNode } from 'react'
    interface Props { busy: boolean; count: number; children: ReactNode; parts: (string | JSX.Element)[] }
    export const A = ({ busy, count, children, parts }: Props) => (
      <div>{busy && <i />}{count}
        <p>{busy && 'text'}<i /></p>
        <p>{count} <b>text</b></p>
        <button>{children}{busy && <i />}</button>
        <>{parts}</>
        <p>{busy ? 'text' : <i />}</p><div>{children}<i /></div><p>{busy && <i />} <b>{count}</b></p>
      </div>
    )`
  const inExample = [4, 5, 6, 7, 8].map((line) => `src/bare-text-example.tsx:${line}`)
  expect(findBareText(code)).toEqual(inExample)
})
