import type { ElementType, Key } from 'react'
import { jsx } from './jsx-runtime'

export { Fragment, type JSX } from './jsx-runtime'

/** What compilers call in development instead of `jsx`. */
export const jsxDEV = (type: ElementType, props: object, key?: Key) => jsx(type, props, key)
