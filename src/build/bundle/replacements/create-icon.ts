import { createElement, forwardRef, type SVGProps } from 'react'

interface IconData {
  name: string
  aliases?: readonly string[]
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels. */
  size?: number | string
}

/**
 * Replaces lucide's icon factory, which serves several frameworks and global settings: an outline of
 * 24 × 24 that takes a size and SVG attributes, hidden from assistive technology unless labelled.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)]
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return forwardRef<SVGSVGElement, IconProps>(function Icon(
    { size = 24, color = 'currentColor', className = '', children, ...rest },
    ref,
  ) {
    const isNamed = Object.keys(rest).some((prop) => /^(?:aria-|role$|title$)/.test(prop))
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': isNamed ? undefined : true,
      ...rest,
      className: [...names, className].join(' ').trim(),
      ref,
    } as const
    return createElement('svg', attributes, drawing, children)
  })
}
