import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithoutRef, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from './control-style'
import { VisuallyHidden } from './visually-hidden'

/** A styled `select` without a label. */
export function SelectBox(props: ComponentPropsWithoutRef<'select'>) {
  return (
    <span sx={styles.selectBox}>
      <select {...props} sx={styles.select} />
      <ChevronDown size={18} sx={styles.chevronDown} />
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
  size?: keyof typeof selectStyles
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
    <div sx={styles.selectMenu}>
      <label htmlFor={id} sx={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span sx={styles.selectMenuLabel}>
        <select
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          sx={selectStyles[size]}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} sx={styles.chevronDown} />
      </span>
    </div>
  )
}

const arrow = { appearance: 'none', pr: 6, cursor: 'pointer' } as const

const selectStyles = {
  sm: { ...controlStyle('sm'), ...arrow },
  md: { ...controlStyle('md'), ...arrow },
} satisfies Record<string, ThemeUIStyleObject>

const styles = {
  selectBox: { position: 'relative', display: 'flex' },
  select: { ...controlStyle('md'), appearance: 'none', pr: 6 },
  chevronDown: {
    position: 'absolute',
    right: '12px',
    top: 'calc(50% - 9px)',
    pointerEvents: 'none',
  },
  selectMenu: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    // A hidden label leaves no gap.
    '& > label:has(> span)': { display: 'contents' },
  },
  label: { color: 'textMuted', fontSize: 'small' },
  selectMenuLabel: { position: 'relative', display: 'inline-flex' },
} satisfies Record<string, ThemeUIStyleObject>
