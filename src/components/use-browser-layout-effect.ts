import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, of which React warns in the build, where no effect runs. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
