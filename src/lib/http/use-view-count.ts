import { useEffect } from 'react'
import { whenIdle } from '../idle/scheduling'
import type { ViewPath } from './count-view'

/** Counts one view of an entity's page when it is idle; errors are ignored. */
export function useViewCount(path: ViewPath, id: number | undefined): void {
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
