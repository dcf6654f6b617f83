import { useEffect } from 'react'
import { whenIdle } from '../idle/scheduling'
import type { ViewedPath } from './count-view'

/** Counts one view of a page when it is idle, none without an id; errors are ignored. */
export function useViewCount(path: ViewedPath, id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    let isUnmounted = false
    void whenIdle()
      .then(() => import(/* webpackChunkName: "late" */ './count-view'))
      .then(({ countView }) => {
        if (!isUnmounted) return countView(path, id)
      })
      .catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [path, id])
}
