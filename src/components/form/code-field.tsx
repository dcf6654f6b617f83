/** @jsxImportSource theme-ui */
import { controlStyle } from '../control-style'
import { FieldFrame } from './field-frame'
import { plainCode } from './plain-code'
import { type FieldWords, useFormField } from './use-form-field'

interface CodeFieldProps extends FieldWords {
  /** What the code is made of: decides the keyboard of phones. */
  made: 'digits' | 'letters'
  /** How many signs it has; what is typed beyond is left out. */
  length: number
}

/**
 * A code that somebody reads off a phone, a mail or a sheet of paper. It may be pasted with blanks
 * and dashes; the form's value is the code alone.
 */
export function CodeField({ name, label, hint, mark, made, length }: CodeFieldProps) {
  const words = { name, label, hint, mark }
  const field = useFormField<string>(words)
  return (
    <FieldFrame {...words} id={field.id} error={field.error}>
      <input
        type='text'
        {...field.control}
        autoComplete='one-time-code'
        inputMode={made === 'digits' ? 'numeric' : 'text'}
        autoCapitalize='characters'
        autoCorrect='off'
        spellCheck={false}
        value={field.value}
        onChange={(event) => field.setValue(plainCode(event.target.value).slice(0, length))}
        onBlur={field.settle}
        sx={{
          ...controlStyle('xl'),
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 'bold',
          letterSpacing: '0.2em',
        }}
      />
    </FieldFrame>
  )
}
