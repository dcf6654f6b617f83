import type { ThemeUIStyleObject } from 'theme-ui'
import { compileGlobalStyles, compileKeyframes, compileStyle } from './uncompiled-style'

/**
 * The value of an element's `sx`: a style, or several, of which later ones have priority. Styles
 * are objects at module level; bundling turns each into a string
 * (src/build/styles/compile-styles.ts): a class name of five characters, then its rules, one per
 * line, with `&` for the class.
 */
export type Sx = ThemeUIStyleObject | readonly (ThemeUIStyleObject | false | null | undefined)[]

const nameLength = 5

/** Rules of each registered class. Plain declarations are first, if there are any. */
const known = new Map<string, readonly string[]>()

/** Classes whose rules are in the document; undefined until a browser needs them. */
let inserted: Set<string> | undefined

/** Rules for whole documents. */
const globals: string[] = []

/** Class names of styles; their rules are added to the document, if there is one. */
export function classNameOf(sx: Sx): string {
  const names = namesOf(sx)
  for (const name of names) insert(name)
  return names.join(' ')
}

/** One class for a component's own style and the classes passed to it, which have priority. */
export function mergeClassNames(sx: Sx, className: string): string {
  const names = [...namesOf(sx), ...className.split(' ')]
  const ours = names.filter((name) => known.has(name))
  // All class names have one length, so the merged name is unique.
  const merged = ours.join('')
  if (!known.has(merged)) known.set(merged, inOrder(ours.map(rulesOf)))
  insert(merged)
  return [...names.filter((name) => !known.has(name)), merged].join(' ')
}

/** Name of an animation, for `animation` in styles, which contain its rule. */
export function keyframes(frames: object): string {
  return typeof frames === 'string' ? frames : compileKeyframes(frames)
}

/** Adds rules for the whole document; nothing removes them again. */
export function insertGlobalStyles(styles: object): void {
  const rules: readonly string[] = isRules(styles) ? styles : compileGlobalStyles(styles)
  globals.push(...rules)
  if (typeof document !== 'undefined') for (const rule of rules) insertRule(rule)
}

/**
 * The rules for whole documents, then those of classes in the order of the names. Rules of
 * breakpoints are last, narrow widths first, so that a page contains each media query once, not
 * with every rule. They override rules of the same specificity that the style declares later.
 */
export function rulesFor(names: Iterable<string>): string {
  const rules = [...names].flatMap((name) => rulesOf(name).map((rule) => withClass(rule, name)))
  const always: string[] = []
  const fromWidths = new Map<number, string[]>()
  // Several classes may have the same animation.
  for (const rule of new Set([...globals, ...rules])) {
    const { width, inner = '' } = fromWidth.exec(rule)?.groups ?? {}
    if (!width) always.push(rule)
    else fromWidths.set(Number(width), [...(fromWidths.get(Number(width)) ?? []), inner])
  }
  const widths = [...fromWidths].sort(([a], [b]) => a - b)
  return [
    ...always,
    ...widths.map(([px, inner]) => `@media screen and (min-width:${px}px){${inner.join('')}}`),
  ].join('')
}

/** A rule of one of the theme's breakpoints. */
const fromWidth = /^@media screen and \(min-width: ?(?<width>\d+)px\)\{(?<inner>.*)\}$/s

function namesOf(sx: Sx): string[] {
  if (Array.isArray(sx)) return sx.filter(Boolean).map(register)
  return [register(sx as ThemeUIStyleObject)]
}

function register(style: ThemeUIStyleObject): string {
  const compiled = typeof style === 'string' ? String(style) : compileStyle(style)
  const name = compiled.slice(0, nameLength)
  if (!known.has(name)) known.set(name, compiled.slice(nameLength).split('\n').filter(Boolean))
  return name
}

const rulesOf = (name: string) => known.get(name) ?? []

const withClass = (rule: string, name: string) => rule.replaceAll('&', `.${name}`)

const isRules = (styles: object): styles is string[] =>
  Array.isArray(styles) && styles.every((rule) => typeof rule === 'string')

/** Puts plain declarations of all styles before states and widths of any style. */
function inOrder(styles: readonly (readonly string[])[]): string[] {
  const isPlain = (rule: string) => rule.startsWith('&{')
  return [
    ...styles.flatMap((rules) => rules.filter(isPlain)),
    ...styles.flatMap((rules) => rules.filter((rule) => !isPlain(rule))),
  ]
}

function insert(name: string): void {
  if (typeof document === 'undefined') return
  inserted ??= builtClasses()
  if (inserted.has(name)) return
  inserted.add(name)
  for (const rule of rulesOf(name)) insertRule(withClass(rule, name))
}

/** Classes whose rules are in the head of the built page; may contain other words. */
function builtClasses(): Set<string> {
  const text = document.querySelector('style[data-styles]')?.textContent ?? ''
  return new Set([...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
}

let sheet: CSSStyleSheet | null | undefined

function insertRule(rule: string): void {
  sheet ??= document.head.appendChild(document.createElement('style')).sheet
  try {
    sheet?.insertRule(rule, sheet.cssRules.length)
  } catch {
    // This browser does not support the selector.
  }
}
