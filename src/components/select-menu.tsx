/** @jsxImportSource theme-ui */
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ControlSize } from './control-size'
import { controlStyle } from './control-style'
import { VisuallyHidden } from './visually-hidden'

interface SelectMenuProps<Value extends string> {
  label: string
  /** The label is only spoken. */
  hideLabel?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  size?: ControlSize
}

/** A choice of one among a few, on the browser's own select. */
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
