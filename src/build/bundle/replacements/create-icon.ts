import { createElement, forwardRef, type SVGProps } from 'react'

interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels. */
  size?: number | string
}

/**
 * Replaces lucide's icon factory, which supports several frameworks and global settings: an outline
 * of 24 × 24 that accepts a size and SVG attributes, hidden from assistive technology unless
 * labelled. The global styles set the outline (src/theme/global-styles.ts); only an icon with
 * another look has the attributes for it. Its shapes are inner HTML, which React does not hydrate.
 */
export default function createIcon({ node }: IconData) {
  const drawing = { __html: node.map(shapeOf).join('') }
  return forwardRef<SVGSVGElement, IconProps>(function Icon(
    { size = 24, color, className = '', children, ...rest },
    ref,
  ) {
    const isNamed = Object.keys(rest).some((prop) => /^(?:aria-|role$|title$)/.test(prop))
    const isOutline = !color && !Object.keys(rest).some((prop) => /^(?:fill|stroke)/.test(prop))
    const attributes = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      ...(!isOutline && outlineOf(color)),
      'aria-hidden': isNamed ? undefined : true,
      ...rest,
      className: `lucide ${className}`.trim(),
      ref,
    } as const
    if (!children) return createElement('svg', { ...attributes, dangerouslySetInnerHTML: drawing })
    const shapes = node.map(([tag, shape]) => createElement(tag, shape))
    return createElement('svg', attributes, shapes, children)
  })
}

/** A shape as HTML. Its attributes are plain numbers and paths; `key` is React's. */
function shapeOf([tag, { key: _, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}

const outlineOf = (stroke = 'currentColor') =>
  ({
    fill: 'none',
    stroke,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const
