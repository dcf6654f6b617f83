import {
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useState,
} from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { groundEdge } from '#theme/forced-colours'

interface TooltipProps {
  text: string
  /** One focusable control. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Tooltip on hover, focus or touch; Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const show = () => setShown(true)
  const hide = () => setShown(false)
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') hide()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles bubbling events
    <span
      onPointerEnter={show}
      onPointerLeave={leave}
      onFocus={show}
      onBlur={hide}
      onKeyDown={press}
      sx={styles.tooltip}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role='tooltip' hidden={!shown} sx={styles.tooltipLabel}>
        {text}
      </span>
    </span>
  )
}

const styles = {
  tooltip: { position: 'relative', display: 'inline-flex' },
  tooltipLabel: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    left: '50%',
    zIndex: 'tooltip',
    width: 'max-content',
    maxWidth: 240,
    px: 3,
    py: 2,
    transform: 'translateX(-50%)',
    borderRadius: 'control',
    bg: 'text',
    color: 'background',
    fontSize: 'tiny',
    fontWeight: 'medium',
    ...groundEdge,
    '&[hidden]': { display: 'none' },
  },
} satisfies Record<string, ThemeUIStyleObject>
