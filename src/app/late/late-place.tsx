import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../../shared/idle/when-idle'
import type { LatePartsProps } from './late-parts'

/**
 * Where everything goes that a page can do without at first. Its script comes once the page is idle;
 * if it does not come, the page goes on without it.
 */
export function LatePlace(props: LatePartsProps) {
  const [found, setFound] = useState<{ Parts: ComponentType<LatePartsProps> }>()
  useEffect(() => {
    let isHere = true
    loadLateParts().then(
      ({ default: Parts }) => {
        if (isHere) setFound({ Parts })
      },
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return found ? <found.Parts {...props} /> : null
}

async function loadLateParts() {
  await whenIdle()
  return import(/* webpackChunkName: "late" */ './late-parts')
}
