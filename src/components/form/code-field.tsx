/** @jsxImportSource #theme */
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from '../control-style'
import { FieldFrame } from './field-frame'
import { type FieldLabelProps, useFormField } from './use-form-field'

interface CodeFieldProps extends FieldLabelProps {
  /** Characters of the code, for the phone's keyboard. */
  made: 'digits' | 'letters'
  /** Maximum length; further characters are cut. */
  length: number
}

/**
 * One-time code field. A code may be pasted with spaces and dashes; the form's value has none.
 */
export function CodeField({ name, label, hint, mark, made, length }: CodeFieldProps) {
  const labelProps = { name, label, hint, mark }
  const field = useFormField<string>(labelProps)
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
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
        sx={styles.input}
      />
    </FieldFrame>
  )
}

/** Greek capitals and the Latin letters of the same shape: codes have no Greek letters. */
const lookalikes: ReadonlyMap<number, string> = new Map([
  [0x391, 'A'],
  [0x392, 'B'],
  [0x395, 'E'],
  [0x396, 'Z'],
  [0x397, 'H'],
  [0x399, 'I'],
  [0x39a, 'K'],
  [0x39c, 'M'],
  [0x39d, 'N'],
  [0x39f, 'O'],
  [0x3a1, 'P'],
  [0x3a4, 'T'],
  [0x3a5, 'Y'],
  [0x3a7, 'X'],
])

/**
 * Normalises a typed or pasted code: removes spaces, dashes and other signs, turns digits of any
 * script into 0–9 and letters into Latin capitals.
 */
export function plainCode(typed: string): string {
  return [...typed.normalize('NFKC').toUpperCase()]
    .map((sign) => lookalikes.get(sign.codePointAt(0) ?? 0) ?? plainDigit(sign))
    .join('')
    .replace(/[^A-Z0-9]/g, '')
}

/** The ten digits of a script have consecutive code points, with no digit before the first. */
function plainDigit(sign: string): string {
  if (!isDigit(sign)) return sign
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (isDigit(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function isDigit(sign: string): boolean {
  return /^\p{Nd}$/u.test(sign)
}

const styles = {
  input: {
    ...controlStyle('xl'),
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'bold',
    letterSpacing: '0.2em',
  },
} satisfies Record<string, ThemeUIStyleObject>
