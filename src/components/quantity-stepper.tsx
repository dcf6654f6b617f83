import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { wholeNumber } from '#contract/wire/typed-text'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import texts from '#locales/el/quantity-stepper.json'
import { iconButtonSizes, iconButtonStyle } from './icon-button'
import { useBrowserLayoutEffect } from './use-browser-layout-effect'
import { VisuallyHidden } from './visually-hidden'

const messages = addMessages('quantity-stepper', texts)

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

/**
 * Quantity input with minus and plus buttons. What is typed stays as it is until it is committed: a
 * number above the maximum becomes the maximum, anything but a whole number changes nothing.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, onChange, onOverMax, label, disabled = false } = props
  const { t } = useTranslation(messages)
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  const [isRefused, setRefused] = useState(false)
  const isEdited = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped(String(value)), [value])
  const settle = (wanted: number | null) => {
    const isNumber = wanted !== null && wanted >= min
    const allowed = isNumber ? Math.min(max, wanted) : value
    isEdited.current = false
    setTyped(String(allowed))
    setRefused(!isNumber)
    onOverMax?.(isNumber && wanted > max)
    if (allowed !== value) onChange(allowed)
  }
  // Once: what was typed before hydration.
  useBrowserLayoutEffect(() => {
    const found = input.current?.value
    if (found !== undefined && found !== String(value)) settle(wholeNumber(found))
  }, [])
  return (
    <div sx={styles.quantityStepper}>
      <div sx={styles.control}>
        <button
          type='button'
          aria-label={t('oneLess')}
          disabled={disabled || value <= min}
          onClick={() => settle(value - 1)}
        >
          <Minus />
        </button>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={id}
          type='text'
          inputMode='numeric'
          autoComplete='off'
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          value={typed}
          disabled={disabled}
          onChange={(event) => {
            isEdited.current = true
            setTyped(event.target.value)
          }}
          onBlur={() => {
            if (isEdited.current) settle(wholeNumber(typed))
          }}
          onKeyDown={(event) => {
            // A composing keyboard takes its word with Enter.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            settle(wholeNumber(typed))
          }}
          sx={styles.input}
        />
        <button
          type='button'
          aria-label={t('oneMore')}
          disabled={disabled || value >= max}
          onClick={() => settle(value + 1)}
        >
          <Plus />
        </button>
        <VisuallyHidden role='status'>{value}</VisuallyHidden>
      </div>
      <p role='status' id={`${id}-problem`} sx={styles.problem}>
        {isRefused && t('refused', { min, max, value })}
      </p>
    </div>
  )
}

const styles = {
  quantityStepper: { display: 'inline-grid', justifyItems: 'start' },
  control: {
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
  problem: {
    m: 0,
    maxWidth: 240,
    color: 'warningText',
    fontSize: 'small',
    '&:not(:empty)': { mt: 1 },
  },
} satisfies Record<string, ThemeUIStyleObject>
