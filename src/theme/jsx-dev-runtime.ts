import { type ElementType, Fragment, type Key } from 'react'
import { jsx } from './jsx-runtime'

/** Compilers call this in development instead of `jsx`. */
export const jsxDEV = (type: ElementType, props: object, key?: Key) => jsx(type, props, key)

export { Fragment }
