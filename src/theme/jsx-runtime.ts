import { type ElementType, Fragment, type Key } from 'react'
import { jsx as createElement, jsxs as createElements } from 'react/jsx-runtime'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { JSX } from 'theme-ui/jsx-runtime'
import { classNameOf, mergeClassNames } from './styles'

interface StyledProps {
  sx?: ThemeUIStyleObject
  className?: string
}

/**
 * JSX with theme-ui's `sx` (`@jsxImportSource #theme`). Unlike theme-ui's own runtime it adds no component
 * of its own and turns each style object into CSS once (docs/decisions/0005).
 */
export const jsx = (type: ElementType, props: StyledProps, key?: Key) =>
  createElement(type, props.sx ? withClassName(props) : props, key)

/** The same for several children. */
export const jsxs = (type: ElementType, props: StyledProps, key?: Key) =>
  createElements(type, props.sx ? withClassName(props) : props, key)

// Compilers take these from the runtime.
export { Fragment, type JSX }

function withClassName({ sx = {}, className, ...props }: StyledProps) {
  const own = classNameOf(sx)
  return { ...props, className: className ? mergeClassNames(own, className) : own }
}
