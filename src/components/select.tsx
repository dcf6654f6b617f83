/** @jsxImportSource theme-ui */
import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithoutRef, useId } from 'react'
import { type ControlSize, controlStyle } from './control-style'
import { VisuallyHidden } from './visually-hidden'

/** A styled `select` without a label. */
export function SelectBox(props: ComponentPropsWithoutRef<'select'>) {
  return (
    <span sx={{ position: 'relative', display: 'flex' }}>
      <select {...props} sx={{ ...controlStyle('md'), appearance: 'none', pr: 6 }} />
      <ChevronDown
        size={18}
        sx={{
          position: 'absolute',
          right: '12px',
          top: 'calc(50% - 9px)',
          pointerEvents: 'none',
        }}
      />
    </span>
  )
}

interface SelectMenuProps<Value extends string> {
  label: string
  /** Label for screen readers only. */
  hideLabel?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  size?: ControlSize
}

/** A labelled `select` with a typed value. */
export function SelectMenu<Value extends string>(props: SelectMenuProps<Value>) {
  const { label, hideLabel = false, value, options, onChange, size = 'md' } = props
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <div sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <label htmlFor={id} sx={{ color: 'textMuted', fontSize: 'small' }}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span sx={{ position: 'relative', display: 'inline-flex' }}>
        <select
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          sx={{ ...controlStyle(size), appearance: 'none', pr: 6, cursor: 'pointer' }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          sx={{
            position: 'absolute',
            right: '12px',
            top: 'calc(50% - 9px)',
            pointerEvents: 'none',
          }}
        />
      </span>
    </div>
  )
}
