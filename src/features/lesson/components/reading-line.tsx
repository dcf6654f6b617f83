/** @jsxImportSource theme-ui */
import { keyframes } from '@emotion/react'
import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { whenIdle } from '../../../lib/idle/when-idle'

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

/**
 * A hairline at the screen's upper edge that fills while the text is read. The browser draws it
 * from the text's own scroll timeline; where it cannot, a script does once the page is idle.
 */
export function ReadingLine() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: view()') || wantsStillness()) return
    const stopping = new AbortController()
    void whenIdle()
      .then(() => import('../follow-reading'))
      .then(({ followReading }) => {
        if (line.current && !stopping.signal.aborted) followReading(line.current, stopping.signal)
      })
    return () => stopping.abort()
  }, [])
  return <div ref={line} aria-hidden='true' data-chrome='' sx={lineStyle} />
}

/** Then the line is not shown at all. */
function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

const lineStyle: ThemeUIStyleObject = {
  position: 'fixed',
  zIndex: 'readingLine',
  top: 0,
  left: 0,
  right: 0,
  height: 3,
  bg: 'primary',
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  '@supports (animation-timeline: view())': {
    animation: `${fill} linear both`,
    animationTimeline: '--reading',
    animationRange: 'contain 0% contain 100%',
  },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
}
