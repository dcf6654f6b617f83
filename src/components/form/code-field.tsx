import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { type CodeKind, codeIn } from '#contract/wire/typed-code'
import { controlStyle } from '../control-style'
import { FieldFrame, type FieldLabelProps, useFormField } from './field-frame'

interface CodeFieldProps extends FieldLabelProps {
  /** Of the code; `codeRule` of the form's schema has the same. */
  kind: CodeKind
}

/**
 * One-time code field. A code may be pasted with its label, with spaces and dashes; the form's value
 * is the code alone. While a keyboard composes, the field keeps what it writes: with every change
 * from outside it would insert its word again.
 */
export function CodeField({ name, label, hint, required, optional, kind }: CodeFieldProps) {
  const labelProps = { name, label, hint, required, optional }
  const field = useFormField<string>(labelProps)
  const isComposing = useRef(false)
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
      <input
        type='text'
        {...field.control}
        autoComplete='one-time-code'
        inputMode={kind.made === 'digits' ? 'numeric' : 'text'}
        autoCapitalize='characters'
        autoCorrect='off'
        spellCheck={false}
        value={field.value}
        onChange={({ target: { value } }) =>
          field.setValue(isComposing.current ? value : codeIn(value, kind))
        }
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={({ currentTarget: { value } }) => {
          isComposing.current = false
          field.setValue(codeIn(value, kind))
        }}
        onBlur={field.settle}
        sx={styles.input}
      />
    </FieldFrame>
  )
}

const styles = {
  input: {
    ...controlStyle('xl'),
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'bold',
    letterSpacing: '0.2em',
  },
} satisfies Record<string, ThemeUIStyleObject>

interface CodeBounds {
  /** Least number of characters, where shorter codes than the usual ones may be right. */
  least?: number
  tooShort?: string
}

/**
 * A one-time code; `CodeField` has the same kind. A form may be sent while the keyboard composes,
 * so the code is taken from the text here as well.
 */
export function codeRule(kind: CodeKind, { least = kind.usual, tooShort }: CodeBounds = {}) {
  return z.string().check(
    z.overwrite((typed) => codeIn(typed, kind)),
    z.minLength(1),
    z.minLength(least, tooShort),
  )
}
