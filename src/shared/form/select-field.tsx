/** @jsxImportSource theme-ui */
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithoutRef } from 'react'
import { controlStyle } from '../ui/control-style'
import { FieldFrame } from './field-frame'
import { type FieldWords, useFormField } from './use-form-field'

interface SelectFieldProps
  extends FieldWords,
    Pick<ComponentPropsWithoutRef<'select'>, 'autoComplete' | 'disabled'> {
  options: readonly { value: string; label: string }[]
  /** First entry, standing for no choice. */
  placeholder?: string
}

/** A choice of one among a few, in a form; checked as soon as it is made. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, mark, options, placeholder, ...select } = props
  const words = { name, label, hint, mark }
  const field = useFormField<string>(words)
  return (
    <FieldFrame {...words} id={field.id} error={field.error}>
      <span sx={{ position: 'relative', display: 'flex' }}>
        <select
          {...select}
          {...field.control}
          value={field.value}
          onChange={(event) => {
            field.setValue(event.target.value)
            field.settle()
          }}
          onBlur={field.settle}
          sx={{ ...controlStyle('md'), appearance: 'none', pr: 6 }}
        >
          {placeholder !== undefined && <option value=''>{placeholder}</option>}
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
    </FieldFrame>
  )
}
