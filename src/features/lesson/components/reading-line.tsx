import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { whenIdle } from '#lib/idle/scheduling'
import { lowWindow } from '#theme/media'
import { keyframes } from '#theme/styles'

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

/**
 * Reading progress at the upper edge of the screen: a scroll-driven animation, or a script loaded
 * when the page is idle if the browser does not support one.
 */
export function ReadingLine() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: view()') || prefersReducedMotion()) return
    const controller = new AbortController()
    void whenIdle()
      .then(() => import('../follow-reading'))
      .then(({ followReading }) => {
        if (line.current && !controller.signal.aborted)
          followReading(line.current, controller.signal)
      })
    return () => controller.abort()
  }, [])
  return <div ref={line} aria-hidden='true' data-chrome='' sx={lineStyle} />
}

/** Then the line is hidden. */
function prefersReducedMotion(): boolean {
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
  [lowWindow]: { display: 'none' },
}
