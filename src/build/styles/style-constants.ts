import ts from 'typescript'

/** A range of a module where compiled CSS replaces style objects. */
export interface StylePlace {
  /** Start of the text that is replaced. */
  start: number
  end: number
  kind: 'styles' | 'animation' | 'globals'
  /** A style has depth 0, a table of styles 1. */
  depth: number
  /** Code whose value is to be compiled. */
  code: string
}

const marker = 'ThemeUIStyleObject'

/**
 * Styles, animations and global styles at the top level of a module. Styles are constants whose
 * types name theme-ui's style object: `const root: ThemeUIStyleObject` or
 * `satisfies Record<string, ThemeUIStyleObject>`.
 * @throws Error where an element has an `sx` that is no such constant
 */
export function styleConstants(path: string, text: string): StylePlace[] {
  if (!/ThemeUIStyleObject|\bsx\b|keyframes|insertGlobalStyles/.test(text)) return []
  const source = parsed(path, text)
  const places = source.statements.flatMap((statement) => placesOf(statement, source))
  const names = new Set([...places.map(({ code }) => code), ...importedNames(source)])
  checkElements(source, names)
  return places
}

/**
 * The module for evaluation: it exports the values of its places, and a bundler can drop the rest,
 * because calls in top-level constants are marked as pure and expression statements are removed.
 */
export function evaluableModule(path: string, text: string, places: readonly StylePlace[]): string {
  const source = parsed(path, text)
  const edits = source.statements.flatMap((statement): Edit[] => {
    const [start, end] = [statement.getStart(source), statement.end]
    if (ts.isExpressionStatement(statement)) return [{ start, end, text: '' }]
    return callsAtTheTop(statement).map((call) => {
      const at = call.getStart(source)
      return { start: at, end: at, text: '/* @__PURE__ */ ' }
    })
  })
  const values = places.map(({ code }) => `() => (${code})`)
  return `${edited(text, edits)}\nexport const stylesToCompile = [${values.join()}]`
}

interface Edit {
  start: number
  end: number
  text: string
}

/** A text after replacements that do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let end = 0
  const pieces = edits
    .toSorted((one, other) => one.start - other.start)
    .flatMap((edit) => {
      const before = text.slice(end, edit.start)
      end = edit.end
      return [before, edit.text]
    })
  return [...pieces, text.slice(end)].join('')
}

function parsed(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
}

function placesOf(statement: ts.Statement, source: ts.SourceFile): StylePlace[] {
  if (ts.isExpressionStatement(statement)) return globalsOf(statement.expression, source)
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap((declaration): StylePlace[] => {
    const { name, initializer } = declaration
    if (!initializer || !ts.isIdentifier(name)) return []
    const place = { start: initializer.getStart(source), end: initializer.end, code: name.text }
    if (isCallOf(initializer, 'keyframes')) return [{ ...place, kind: 'animation', depth: 0 }]
    const type = typeOf(declaration)?.getText(source) ?? ''
    if (!type.includes(marker)) return []
    return [{ ...place, kind: 'styles', depth: type.split('Record<').length - 1 }]
  })
}

function globalsOf(node: ts.Expression, source: ts.SourceFile): StylePlace[] {
  const [argument] = isCallOf(node, 'insertGlobalStyles') ? node.arguments : []
  if (!argument) return []
  const [start, end] = [argument.getStart(source), argument.end]
  return [{ start, end, kind: 'globals', depth: 0, code: argument.getText(source) }]
}

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name
  )
}

function typeOf({ type, initializer }: ts.VariableDeclaration): ts.TypeNode | undefined {
  if (type || !initializer) return type
  const isTyped = ts.isSatisfiesExpression(initializer) || ts.isAsExpression(initializer)
  return isTyped ? initializer.type : undefined
}

function importedNames(source: ts.SourceFile): string[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const named = importClause?.namedBindings
    return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : []
  })
}

/** Calls in the initialisers of top-level constants. */
function callsAtTheTop(statement: ts.Statement): ts.Expression[] {
  if (!ts.isVariableStatement(statement)) return []
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) found.push(node)
    if (ts.isTaggedTemplateExpression(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return found
}

/** Refuses elements whose `sx` is not compiled. */
function checkElements(source: ts.SourceFile, names: ReadonlySet<string>): void {
  const visit = (node: ts.Node): void => {
    const value = styleOf(node, source)
    const wrong = value && rootsOf(value).find((root) => !names.has(root.getText(source)))
    if (wrong) {
      const { line } = source.getLineAndCharacterOfPosition(wrong.getStart(source))
      const what = wrong.getText(source)
      throw new Error(`${source.fileName}:${line + 1}: "${what}" is no style at module level.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function styleOf(node: ts.Node, source: ts.SourceFile): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'sx') return node.initializer
  if (!ts.isJsxAttribute(node) || node.name.getText(source) !== 'sx') return undefined
  const { initializer } = node
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined
}

/** The sources of styles in an expression: constants, or code that is no constant. */
function rootsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return rootsOf(node.expression)
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return rootsOf(node.expression)
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(rootsOf)
  if (ts.isBinaryExpression(node)) return rootsOf(node.right)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(rootsOf)
  return [node]
}
