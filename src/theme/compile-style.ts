import { type CSSObject, css as serialised } from '@emotion/react'
import { compile, type Element, middleware, serialize, stringify } from 'stylis'
import { css, type ThemeUIStyleObject } from 'theme-ui'
import { colourNames } from './colour-variables'
import { theme } from './theme'

/** Properties that some supported browsers know only with a prefix. */
const prefixed =
  /^(?:appearance|backdrop-filter|box-decoration-break|hyphens|mask|mask-image|print-color-adjust|user-select)$/

/** A class that no style uses. */
const placeholder = '.THE_CLASS'

const compiled = new WeakMap<object, string>()

/** Rules of animations, by their names. */
const animations = new Map<string, string>()

/** Compiles a style with theme tokens to a class name of five characters and one rule per line. */
export function compileStyle(style: ThemeUIStyleObject): string {
  const known = compiled.get(style)
  if (known !== undefined) return known
  const made = named(rulesOfStyle(style).join('\n'))
  compiled.set(style, made)
  return made
}

/** The rules of a style, with `&` for its class, and of the animations that it uses. */
export function rulesOfStyle(style: ThemeUIStyleObject): string[] {
  // The types of theme-ui's CSS are wider than those of its serialiser.
  const { styles } = serialised(css(style)(theme) as CSSObject)
  if (styles.includes('\n')) throw new Error(`A style has a line end: ${styles}`)
  const own = rulesIn(`${placeholder}{${styles}}`)
  if (own.join().includes('&')) throw new Error(`A style has a "&" that is no class: ${styles}`)
  const used = [...animations].filter(([name]) => styles.includes(name))
  return [...own.map((rule) => rule.replaceAll(placeholder, '&')), ...used.map(([, rule]) => rule)]
}

/** A name derived from the content of some rules, followed by the rules. */
export function named(rules: string): string {
  return nameOf(rules) + rules
}

/** Name of an animation, whose rule is added to the styles that use it. */
export function compileKeyframes(frames: object): string {
  const { styles } = serialised(frames as CSSObject)
  const name = nameOf(styles)
  animations.set(name, rulesIn(`@keyframes ${name}{${styles}}`).join(''))
  return name
}

/** Rules for whole documents, from an object whose keys are selectors. */
export function compileGlobalStyles(styles: object): string[] {
  return rulesIn(serialised(styles as CSSObject).styles)
}

const roles = Object.keys(colourNames)

/**
 * A rule with short names for the custom properties of colours, which a page uses some 200 times.
 * @throws Error where a rule uses a colour that does not exist
 */
export function withShortColours(rule: string): string {
  return rule.replaceAll(/--c-(\w+)/g, (_, role: string) => {
    if (!roles.includes(role)) throw new Error(`There is no colour "${role}": ${rule}`)
    return `--${roles.indexOf(role).toString(36).padStart(2, 'c')}`
  })
}

function rulesIn(text: string): string[] {
  const toText = middleware([prefix, stringify])
  return compile(text)
    .map((element) => serialize([element], toText))
    .filter(Boolean)
}

/** Emotion's own prefixes are for unsupported browsers and would be a tenth of each page's HTML. */
function prefix(element: Element): void {
  if (element.return || !prefixed.test(String(element.props))) return
  element.return = `-webkit-${element.value}${element.value}`
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Five characters, the first one a letter, from 29 bits of the serialiser's hash. */
function nameOf(text: string): string {
  let rest = Number.parseInt(serialised(text).name, 36)
  let name = ''
  for (const choices of [52, 62, 62, 62, 62]) {
    name += letters[rest % choices]
    rest = Math.floor(rest / choices)
  }
  return name
}
