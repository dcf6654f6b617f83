/** @jsxImportSource theme-ui */
import { keyframes } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { StateValueFrom } from 'xstate'
import { loadingBarMachine } from './loading-bar-machine'
import { loadingBarTiming, progressAfter } from './loading-bar-timing'
import { navigationMessages } from './navigation-texts'

/** After this long in ms the bar is as good as still. */
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

const looks = {
  hidden: null,
  waiting: null,
  growing: { animation: `${growing} ${grownAfter}ms linear forwards` },
  full: {},
  fading: { opacity: 0, transition: `opacity ${resetDelay}ms` },
} satisfies Record<StateValueFrom<typeof loadingBarMachine>, ThemeUIStyleObject | null>

/** A line on top of the window while a page is on its way for longer than a moment (R152). */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const [state, send] = useMachine(loadingBarMachine)
  useEffect(() => send({ type: isLoading ? 'loading.began' : 'loading.ended' }), [isLoading, send])
  const look = looks[state.value]
  if (!look) return null
  return (
    <div
      role='progressbar'
      aria-label={navigationMessages.text('loading')}
      data-chrome=''
      sx={{
        position: 'fixed',
        top: 0,
        insetInline: 0,
        zIndex: 'loadingBar',
        height,
        bg: 'primary',
        transformOrigin: 'left',
        pointerEvents: 'none',
        ...look,
      }}
    />
  )
}
