import { type ElementType, Fragment, type Key, type JSX as ReactJSX } from 'react'
import { jsx as createElement, jsxs as createElements } from 'react/jsx-runtime'
import { classNameOf, mergeClassNames, type Sx } from './styles'

interface StyledProps {
  sx?: Sx
  className?: string
}

/**
 * JSX with `sx` (`jsxImportSource` in `tsconfig.json`), which becomes class names of styles that were compiled
 * when the site was bundled (docs/decisions/0005).
 */
export const jsx = (type: ElementType, props: StyledProps, key?: Key) =>
  createElement(type, props.sx ? withClassName(props) : props, key)

/** The same for several children. */
export const jsxs = (type: ElementType, props: StyledProps, key?: Key) =>
  createElements(type, props.sx ? withClassName(props) : props, key)

// Compilers import it from the runtime.
export { Fragment }

type WithSx<Props> = 'className' extends keyof Props
  ? string extends Props['className']
    ? Props & { sx?: Sx }
    : Props
  : Props

/** Types of elements: React's, with `sx` wherever there is a class name. */
export declare namespace JSX {
  type Element = ReactJSX.Element
  type ElementType = ReactJSX.ElementType
  type ElementClass = ReactJSX.ElementClass
  type ElementAttributesProperty = ReactJSX.ElementAttributesProperty
  type ElementChildrenAttribute = ReactJSX.ElementChildrenAttribute
  type LibraryManagedAttributes<Component, Props> = WithSx<Props> &
    ReactJSX.LibraryManagedAttributes<Component, Props>
  type IntrinsicAttributes = ReactJSX.IntrinsicAttributes
  type IntrinsicClassAttributes<Instance> = ReactJSX.IntrinsicClassAttributes<Instance>
  type IntrinsicElements = {
    [Name in keyof ReactJSX.IntrinsicElements]: ReactJSX.IntrinsicElements[Name] & { sx?: Sx }
  }
}

function withClassName({ sx, className, ...props }: StyledProps) {
  if (!sx) return { ...props, className }
  return { ...props, className: className ? mergeClassNames(sx, className) : classNameOf(sx) }
}
