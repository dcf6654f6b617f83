import ts from 'typescript'

/** One use of a global name or of a named import, written as in restricted-apis.ts. */
export interface GlobalUse {
  name: string
  line: number
}

const globalObjects = new Set(['window', 'globalThis', 'self', 'global'])

/**
 * The globals and named imports that a file uses, including property forms (`window.fetch`,
 * `globalThis['fetch']`, `const { fetch } = window`). A name that the file declares itself, e.g. as
 * a parameter, is not a global; a type (`typeof fetch`) is not a use.
 */
export function globalUses(file: ts.SourceFile, checker: ts.TypeChecker): GlobalUse[] {
  const uses: GlobalUse[] = []
  const note = (node: ts.Node, names: readonly string[]) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    uses.push(...names.map((name) => ({ name, line })))
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      note(node, importedNames(node))
      return
    }
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    if (isReference(node)) note(node, namesAt(node, checker))
    if (ts.isVariableDeclaration(node)) note(node, destructured(node, checker))
    ts.forEachChild(node, visit)
  }

  visit(file)
  return uses
}

/** The global that a reference names and, if it is called without arguments, that call. */
function namesAt(node: ts.Expression, checker: ts.TypeChecker): string[] {
  const name = globalName(node, checker)
  if (name === null) return []
  const { parent } = node
  const called = ts.isNewExpression(parent) || ts.isCallExpression(parent)
  if (!called || parent.expression !== node || parent.arguments?.length) return [name]
  return [name, ts.isNewExpression(parent) ? `new ${name}()` : `${name}()`]
}

/** The dotted name of an expression that starts at a global, e.g. `document.cookie`; else null. */
function globalName(node: ts.Expression, checker: ts.TypeChecker): string | null {
  const bare = withoutCasts(node)
  if (ts.isIdentifier(bare)) return isDeclared(bare, checker) ? null : bare.text
  const property = propertyOf(bare)
  if (!property) return null
  const owner = globalName(property.owner, checker)
  if (owner === null) return null
  return globalObjects.has(owner) ? property.name : `${owner}.${property.name}`
}

function isDeclared(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  if (name.text === 'globalThis') return false
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name)
  return symbol !== undefined
}

function propertyOf(node: ts.Expression): { owner: ts.Expression; name: string } | null {
  if (ts.isPropertyAccessExpression(node)) return { owner: node.expression, name: node.name.text }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return { owner: node.expression, name: node.argumentExpression.text }
  }
  return null
}

function withoutCasts(node: ts.Expression): ts.Expression {
  const wrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  return wrapped ? withoutCasts(node.expression) : node
}

function isReference(node: ts.Node): node is ts.Expression {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return true
  if (!ts.isIdentifier(node)) return false
  const { parent } = node
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false
  const isPropertyName = 'name' in parent && parent.name === node
  return !isPropertyName || ts.isShorthandPropertyAssignment(parent)
}

function destructured(node: ts.VariableDeclaration, checker: ts.TypeChecker): string[] {
  if (!(node.initializer && ts.isObjectBindingPattern(node.name))) return []
  const owner = globalName(node.initializer, checker)
  if (owner === null) return []
  const prefix = globalObjects.has(owner) ? '' : `${owner}.`
  return node.name.elements.map(
    ({ propertyName, name }) => prefix + (propertyName ?? name).getText(),
  )
}

function importedNames(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  if (!(node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))) return []
  const from = node.moduleSpecifier.text
  const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
  const named = names && (ts.isNamedImports(names) || ts.isNamedExports(names))
  const each = named
    ? names.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : []
  return [`${from}#*`, ...each.map((name) => `${from}#${name}`)]
}
