import type { ReactNode } from 'react'
import { Button } from './button'
import type { ButtonLook } from './button-style'
import { useSecondsLeft } from './use-seconds-left'

interface CoolDownButtonProps extends ButtonLook {
  /** How long it may not be pressed, counted from when it appears or `seconds` changes. */
  seconds: number
  /** Changes when the same wait begins anew. */
  round?: number
  /** The clock, in milliseconds. */
  now: () => number
  busy?: boolean
  onClick: () => void
  /** What the button says while it rests. */
  resting: (secondsLeft: number) => ReactNode
  children: ReactNode
}

/** A button that rests a while before it may be pressed again, such as "send the code again". */
export function CoolDownButton(props: CoolDownButtonProps) {
  const { seconds, round = 0, now, resting, onClick, children, ...look } = props
  const left = useSecondsLeft(seconds, round, now)
  return (
    <Button
      {...look}
      {...(left > 0 && { 'aria-disabled': true })}
      onClick={() => left || onClick()}
    >
      {left > 0 ? resting(left) : children}
    </Button>
  )
}
