import createEmotion, { type Options } from '@emotion/css/create-instance'
import { css, type ThemeUIStyleObject } from 'theme-ui'
import { theme } from './theme'

/** Properties that some browser that can load the site knows only with a prefix. */
const prefixed =
  /^(?:appearance|backdrop-filter|box-decoration-break|hyphens|mask|mask-image|print-color-adjust|user-select)$/

/** Emotion's own prefixes are for browsers that cannot load the site, and a tenth of each page's HTML. */
const prefixer: NonNullable<Options['stylisPlugins']>[number] = (element) => {
  if (element.return || !prefixed.test(String(element.props))) return
  element.return = `-webkit-${element.value}${element.value}`
}

/** Inserts styles into the document, or collects them while a page is rendered for the build. */
const emotion = createEmotion({ key: 'css', stylisPlugins: [prefixer] })

// The page was built with these rules. Emotion would find a tag of its own by itself, and move it, which
// costs a layout.
if (typeof document !== 'undefined') {
  const built = document.querySelector<HTMLElement>('style[data-styles]')
  emotion.hydrate(built?.dataset.styles?.split(' ') ?? [])
}

/** Everything that was turned into CSS; `registered` has classes, `inserted` their rules as well. */
export const styleCache = emotion.cache

/** Name of an animation, for `animation` in styles. */
export const keyframes = emotion.keyframes

const classNames = new WeakMap<object, string>()

/**
 * Class name of a style object with the theme's tokens. An object is turned into CSS a single time: those
 * at module level cost nothing when their component renders again.
 */
export function classNameOf(style: ThemeUIStyleObject): string {
  const known = classNames.get(style)
  if (known !== undefined) return known
  const name = emotion.css(css(style)(theme))
  classNames.set(style, name)
  return name
}

/** One class for a component's own style and the classes handed to it, of which the latter win. */
export const mergeClassNames = emotion.cx

/** Adds rules for the whole document; nothing removes them again. */
export const insertGlobalStyles = emotion.injectGlobal

/**
 * A function that makes a style once for each combination of its arguments: for styles that depend on a few
 * props. What varies freely is a custom property instead.
 */
export function styleBy<
  Args extends readonly (string | number | boolean | undefined)[],
  Style extends ThemeUIStyleObject,
>(make: (...args: Args) => Style): (...args: Args) => Style {
  const made = new Map<string, Style>()
  return (...args) => {
    const key = args.join()
    const style = made.get(key) ?? make(...args)
    made.set(key, style)
    return style
  }
}
