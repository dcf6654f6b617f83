import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ConfirmDialog } from '#components/confirm-dialog'
import { keyframes } from '#theme/styles'
import { navigationActor, navigationMessages } from './navigation-actor'
import {
  type LoadingBarPhase,
  loadingBarTiming,
  progressAfter,
  useLoadingBar,
} from './use-loading-bar'

/** Loading bar of slow navigations, and the confirmation where unsent text would be lost. */
export default function NavigationStatus() {
  const [navigation] = useState(navigationActor)
  const state = useSelector(navigation, (snapshot) => snapshot)
  const { text } = navigationMessages
  const question = state.matches('confirming') ? 'unsent' : 'leave'
  return (
    <>
      <LoadingBar isLoading={state.hasTag('loading')} />
      <ConfirmDialog
        open={state.matches('confirming') || state.matches('confirmingLoad')}
        title={text(`${question}.title`)}
        confirmLabel={text(`${question}.confirm`)}
        onConfirm={() => navigation.send({ type: 'leave.confirmed' })}
        onCancel={() => navigation.send({ type: 'stay.chosen' })}
      >
        {text(`${question}.sentence`)}
      </ConfirmDialog>
    </>
  )
}

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
function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const phase = useLoadingBar(isLoading)
  if (!barStyles[phase]) return null
  return (
    <div
      role='progressbar'
      aria-label={navigationMessages.text('loading')}
      data-chrome=''
      sx={barStyles[phase]}
    />
  )
}
