/** @jsxImportSource #theme */

import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages, useText } from '../lib/i18n/messages'
import { iconButtonSizes, iconButtonStyle } from './icon-button'
import { VisuallyHidden } from './visually-hidden'

interface QuantityStepperProps {
  value: number
  min?: number
  max: number
  /** Called with an integer from `min` to `max` when the input is committed, not at each key. */
  onChange: (value: number) => void
  /** Called at each commit with whether the typed number was above `max`. */
  onOverMax?: (isOver: boolean) => void
  /** Accessible name. */
  label: string
  disabled?: boolean
}

/** Quantity input with minus and plus buttons. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, onChange, onOverMax, label, disabled = false } = props
  const text = useText(commonMessages)
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  const isEdited = useRef(false)
  useEffect(() => setTyped(String(value)), [value])
  const settle = (wanted: number) => {
    const allowed = Number.isFinite(wanted)
      ? Math.min(max, Math.max(min, Math.trunc(wanted)))
      : value
    isEdited.current = false
    setTyped(String(allowed))
    onOverMax?.(wanted > max)
    if (allowed !== value) onChange(allowed)
  }
  return (
    <div sx={styles.root}>
      <button
        type='button'
        aria-label={text('ui.oneLess')}
        disabled={disabled || value <= min}
        onClick={() => settle(value - 1)}
      >
        <Minus />
      </button>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        inputMode='numeric'
        autoComplete='off'
        value={typed}
        disabled={disabled}
        onChange={(event) => {
          isEdited.current = true
          setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))
        }}
        onBlur={() => {
          if (isEdited.current) settle(typed === '' ? value : Number(typed))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          settle(Number(typed))
        }}
        sx={styles.input}
      />
      <button
        type='button'
        aria-label={text('ui.oneMore')}
        disabled={disabled || value >= max}
        onClick={() => settle(value + 1)}
      >
        <Plus />
      </button>
      <VisuallyHidden role='status'>{value}</VisuallyHidden>
    </div>
  )
}

const styles = {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'control',
    '& > button': { ...iconButtonStyle, ...iconButtonSizes.md, borderRadius: 'control' },
  },
  input: {
    width: 48,
    height: 'control.sm',
    p: 0,
    border: 0,
    bg: 'transparent',
    fontWeight: 'bold',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
} satisfies Record<string, ThemeUIStyleObject>
