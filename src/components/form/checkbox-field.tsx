/** @jsxImportSource theme-ui */
import { FieldError } from './field-frame'
import { type FieldLabelProps, useFormField } from './use-form-field'

/** Checkbox field; validated on change. */
export function CheckboxField({ name, label, hint, mark }: FieldLabelProps) {
  const field = useFormField<boolean>({ name, label, hint, mark })
  return (
    <div>
      <label sx={{ display: 'flex', alignItems: 'start', gap: 3, py: 2, cursor: 'pointer' }}>
        <input
          type='checkbox'
          {...field.control}
          checked={field.value}
          onChange={(event) => {
            field.setValue(event.target.checked)
            field.settle()
          }}
          sx={{ flexShrink: 0, width: 20, height: 20, m: 0, mt: '2px', accentColor: 'primary' }}
        />
        {label}
      </label>
      {hint && (
        <p id={`${field.id}-hint`} sx={{ ml: 6, color: 'textMuted', fontSize: 'small' }}>
          {hint}
        </p>
      )}
      <FieldError id={field.id} error={field.error} />
    </div>
  )
}
