import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin, transform } from 'esbuild'
import { edited, evaluableModule, type StylePlace, styleConstants } from './style-constants'

/** Folder of modules with compiled styles, for compiled-styles-loader.cjs; relative to the project. */
export const compiledFolder = '.data/styles'

/** Length of a class name, in characters. */
const nameLength = 5

interface StyledModule {
  /** Relative to the project's folder. */
  path: string
  text: string
  places: readonly StylePlace[]
}

/** The functions of src/theme/compile-style.ts that compile values. */
interface Compiler {
  rulesOfStyle: (style: object) => string[]
  compileGlobalStyles: (styles: object) => string[]
  named: (rules: string) => string
  withShortColours: (rule: string) => string
}

interface Project {
  /** Folder of the project. */
  root: string
  /** Code of the constants that bundling defines. */
  constants: Record<string, string>
}

/**
 * Turns the styles of all modules into CSS (docs/decisions/0005). The modules are evaluated to get
 * the values of their style objects. Files are written only where they change, so that a cached
 * bundle rebuilds only those modules; nothing is done where no source changed.
 * @throws Error where a style is not an object, or two styles have the same class name
 */
export async function compileStyles(project: Project): Promise<void> {
  const { root } = project
  const folder = join(root, compiledFolder)
  const sources = codeFiles(join(root, 'src'))
  const stampFile = join(folder, 'stamp')
  const stamp = stampOf(
    [...sources, ...codeFiles(join(root, 'contract')), join(root, 'package-lock.json')],
    project.constants,
  )
  if (textOf(stampFile) === stamp) return
  const modules = sources.flatMap((file): StyledModule[] => {
    const path = relative(root, file)
    const text = readFileSync(file, 'utf8')
    const places = styleConstants(path, text)
    return places.length === 0 ? [] : [{ path, text, places }]
  })
  const literals = await literalsOf(modules, project)
  const files = modules.map((module) => writeCompiled(folder, module, literals))
  for (const file of filesBelow(folder)) if (!files.includes(file)) rmSync(file)
  writeFileSync(stampFile, stamp)
}

/** The CSS of each place, as code. */
async function literalsOf(
  modules: readonly StyledModule[],
  project: Project,
): Promise<Map<StylePlace, string>> {
  const { compiler, values } = await evaluate(modules, project)
  const places = modules.flatMap((module, at) =>
    module.places.map((place, index) => ({ place, value: values[at]?.[index]?.() })),
  )
  const styles = places.flatMap(({ place: { kind, depth }, value }) =>
    kind === 'styles' ? stylesIn(value, depth) : [],
  )
  const compiled = await compileAll(new Set(styles), compiler)
  const literals = new Map<StylePlace, string>()
  for (const { place, value } of places) {
    literals.set(place, JSON.stringify(await literalOf(place, value, compiled, compiler)))
  }
  return literals
}

async function literalOf(
  { kind, depth }: StylePlace,
  value: unknown,
  styles: ReadonlyMap<object, string>,
  compiler: Compiler,
): Promise<unknown> {
  if (kind === 'styles') return withStyles(value, depth, styles)
  if (kind === 'animation') return value
  const rules = compiler.compileGlobalStyles(value as object).map(compiler.withShortColours)
  return (await minified(rules)).split('\n')
}

/** Class name and rules of each style. */
async function compileAll(
  styles: ReadonlySet<object>,
  { rulesOfStyle, named, withShortColours }: Compiler,
): Promise<Map<object, string>> {
  const compiled = new Map<object, string>()
  const known = new Map<string, string>()
  const compile = async (style: object) => {
    const text = named(await minified(rulesOfStyle(style).map(withShortColours)))
    const name = text.slice(0, nameLength)
    if ((known.get(name) ?? text) !== text) throw new Error(`Two styles have the class ${name}.`)
    known.set(name, text)
    compiled.set(style, text)
  }
  await Promise.all([...styles].map(compile))
  return compiled
}

/** The style objects in a table of some depth; null is skipped. */
function stylesIn(value: unknown, depth: number): object[] {
  if (value === null) return []
  if (typeof value !== 'object') throw new Error(`${JSON.stringify(value)} is no style.`)
  return depth === 0 ? [value] : Object.values(value).flatMap((each) => stylesIn(each, depth - 1))
}

function withStyles(value: unknown, depth: number, styles: ReadonlyMap<object, string>): unknown {
  if (value === null) return null
  if (depth === 0) return styles.get(value as object)
  return Object.fromEntries(
    Object.entries(value as object).map(([key, each]) => [
      key,
      withStyles(each, depth - 1, styles),
    ]),
  )
}

interface Evaluated {
  compiler: Compiler
  values: (() => unknown)[][]
}

/** The values of the places of each module. */
async function evaluate(
  modules: readonly StyledModule[],
  { root, constants }: Project,
): Promise<Evaluated> {
  const lines = modules.map(
    ({ path }, at) => `import { stylesToCompile as s${at} } from './${path}'`,
  )
  const exported = `export const values = [${modules.map((_, at) => `s${at}`).join()}]`
  const compiler = `export * as compiler from './src/theme/compile-style'`
  const { outputFiles } = await build({
    stdin: { contents: [...lines, exported, compiler].join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'error',
    define: constants,
    plugins: [evaluable(modules, root)],
  })
  const code = outputFiles[0]?.text ?? ''
  const module = { exports: {} as Evaluated }
  const run = new Function('module', 'exports', 'require', code)
  run(module, module.exports, createRequire(join(root, 'package.json')))
  return module.exports
}

/** Reduces the modules to the code that their styles need. */
function evaluable(modules: readonly StyledModule[], root: string): Plugin {
  const byPath = new Map(modules.map((module) => [join(root, module.path), module]))
  return {
    name: 'evaluable-styles',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^[^./#]/ }, ({ path }) => ({ path, external: true, sideEffects: false }))
      onResolve({ filter: /^[.#]/ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData === 'asked') return null
        const instead = path.replace(/\/uncompiled-style$/, '/compile-style')
        const { resolveDir, kind, importer } = rest
        const found = await resolve(instead, { resolveDir, kind, importer, pluginData: 'asked' })
        return { ...found, sideEffects: false }
      })
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const module = byPath.get(path)
        if (!module) return null
        const contents = evaluableModule(path, module.text, module.places)
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}

/** Minified rules, one per line, with `&` for their class. */
async function minified(rules: readonly string[]): Promise<string> {
  const lines = rules.map(async (rule) => {
    const { code } = await transform(rule.replaceAll('&', '.THE_CLASS'), {
      loader: 'css',
      minify: true,
      target: ['chrome105', 'firefox104', 'safari15.4'],
    })
    return code
      .trim()
      .replaceAll('.THE_CLASS', '&')
      .replace(sides, '$1-inline:$2')
      .replace(ends, '$1-block:$2')
  })
  return (await Promise.all(lines)).join('\n')
}

/** Equal paddings or margins of both sides, or above and below. */
const sides = /\b(padding|margin)-left:([^;}]+);\1-right:\2(?=[;}])/g
const ends = /\b(padding|margin)-top:([^;}]+);\1-bottom:\2(?=[;}])/g

function writeCompiled(
  folder: string,
  { path, text, places }: StyledModule,
  literals: ReadonlyMap<StylePlace, string>,
): string {
  const file = join(folder, `${path}.json`)
  const edits = places.map((place) => ({ ...place, text: literals.get(place) ?? '' }))
  const hash = createHash('sha1').update(text).digest('hex')
  const compiled = JSON.stringify({ hash, text: edited(text, edits) })
  if (textOf(file) !== compiled) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, compiled)
  }
  return file
}

function codeFiles(folder: string): string[] {
  return filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .sort()
}

function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Hash of the times and sizes of files, and of the constants that modules read. */
function stampOf(files: readonly string[], constants: Record<string, string>): string {
  const stats = files.map((file) => [file, statSync(file).mtimeMs, statSync(file).size])
  return createHash('sha1')
    .update(JSON.stringify([constants, stats]))
    .digest('hex')
}

function textOf(path: string): string | null {
  return statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, 'utf8') : null
}
