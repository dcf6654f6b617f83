import type { ThemeUIStyleObject } from 'theme-ui'
import { FieldError, type FieldLabelProps, useFormField } from './field-frame'

/** Checkbox field; validated on change. */
export function CheckboxField({ name, label, hint, required }: FieldLabelProps) {
  const field = useFormField<boolean>({ name, label, hint, required })
  return (
    <div>
      <label sx={styles.checkboxFieldLabel}>
        <input
          type='checkbox'
          {...field.control}
          checked={field.value}
          onChange={(event) => {
            field.setValue(event.target.checked)
            field.settle()
          }}
          sx={styles.input}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${field.id}-hint`} sx={styles.checkboxFieldText}>
          {hint}
        </p>
      )}
      <FieldError id={field.id} error={field.error} />
    </div>
  )
}

const styles = {
  checkboxFieldLabel: { display: 'flex', alignItems: 'start', gap: 3, py: 2, cursor: 'pointer' },
  input: { flexShrink: 0, width: 20, height: 20, m: 0, mt: '2px', accentColor: 'primary' },
  checkboxFieldText: { ml: 6, color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
