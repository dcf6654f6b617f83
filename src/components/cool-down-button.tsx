import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button'
import { useSecondsLeft } from './waiting-time'

interface CoolDownButtonProps extends ButtonLook {
  /** Duration of the cool-down, from mount or from a change of `seconds`. */
  seconds: number
  /** A change restarts the same cool-down. */
  round?: number
  /** The clock, in ms. */
  now: () => number
  busy?: boolean
  onClick: () => void
  /** Label during the cool-down. */
  resting: (secondsLeft: number) => ReactNode
  children: ReactNode
}

/** A button with a cool-down, e.g. "send the code again". */
export function CoolDownButton(props: CoolDownButtonProps) {
  const { seconds, round = 0, now, resting, onClick, children, ...look } = props
  const left = useSecondsLeft(seconds, round, now)
  return (
    <Button {...look} held={left > 0} onClick={onClick}>
      {left > 0 ? resting(left) : children}
    </Button>
  )
}
