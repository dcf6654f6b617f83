import type { ThemeUIStyleObject } from 'theme-ui'
import { keyframes } from '#theme/styles'
import {
  type LoadingBarPhase,
  loadingBarTiming,
  progressAfter,
  useLoadingBar,
} from './use-loading-bar'

/** Duration in ms after which the bar hardly grows. */
const grownAfter = 10_000
const steps = 20

const growing = keyframes(
  Object.fromEntries(
    Array.from({ length: steps + 1 }, (_, step) => [
      `${(step / steps) * 100}%`,
      { transform: `scaleX(${progressAfter((step / steps) * grownAfter).toFixed(3)})` },
    ]),
  ),
)

const { height, resetDelay } = loadingBarTiming

const bar = {
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: 'loadingBar',
  height,
  bg: 'primary',
  transformOrigin: 'left',
  pointerEvents: 'none',
} satisfies ThemeUIStyleObject

const barStyles = {
  hidden: null,
  waiting: null,
  growing: { ...bar, animation: `${growing} ${grownAfter}ms linear forwards` },
  full: bar,
  fading: { ...bar, opacity: 0, transition: `opacity ${resetDelay}ms` },
} satisfies Record<LoadingBarPhase, ThemeUIStyleObject | null>

/** A line at the top of the window while a page loads slowly. */
export function LoadingBar({ isLoading, label }: { isLoading: boolean; label: string }) {
  const phase = useLoadingBar(isLoading)
  if (!barStyles[phase]) return null
  return <div role='progressbar' aria-label={label} data-chrome='' sx={barStyles[phase]} />
}
