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
 * Replaces lucide's icon factory, which serves several frameworks and global settings: an outline of
 * 24 × 24 that takes a size and SVG attributes, hidden from assistive technology unless labelled. The
 * global styles draw the outline (src/theme/global-styles.ts); only an icon that is drawn otherwise
 * has the attributes for it.
 */
export default function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
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
    return createElement('svg', attributes, drawing, children)
  })
}

const outlineOf = (stroke = 'currentColor') =>
  ({
    fill: 'none',
    stroke,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const
