/** @jsxImportSource #theme */

import { useFormikContext } from 'formik'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useText } from '../../lib/i18n/messages'
import { styleBy } from '../../theme/styles'
import { newPasswordLength, passwordMessages } from './password-rules'

const levels: Record<Strength, { filled: number; colour: string }> = {
  short: { filled: 0, colour: 'control' },
  weak: { filled: 1, colour: 'error' },
  fair: { filled: 2, colour: 'warning' },
  strong: { filled: 3, colour: 'success' },
}

/** Strength of the typed password, as text and three bars. */
export function PasswordStrength({ name }: { name: string }) {
  const text = useText(passwordMessages)
  const { values } = useFormikContext<Record<string, string>>()
  const password = values[name] ?? ''
  const strength = passwordStrengthOf(password, newPasswordLength.min)
  const { filled, colour } = levels[strength]
  return (
    <div sx={styles.root}>
      <div aria-hidden='true' sx={styles.row}>
        {[1, 2, 3].map((bar) => (
          <span key={bar} sx={barStyle(bar <= filled ? colour : 'hairline')} />
        ))}
      </div>
      <p role='status'>
        {password === ''
          ? text('strength.advice')
          : `${text('strength.label')} ${text(`strength.${strength}`)}.`}
      </p>
    </div>
  )
}

type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Minimum entropy in bits of a fair and a strong password. */
const bitsOf = { fair: 45, strong: 65 } as const

/** Character classes and their sizes. */
const alphabets: readonly (readonly [RegExp, number])[] = [
  [/\p{Nd}/u, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\p{L}\p{Nd}]/u, 20],
]

/**
 * Rough strength of a password: mostly its length; repeated and consecutive characters (`aaaa`, `1234`)
 * count once. A hint, never a rule.
 * @param min shorter passwords are not rated
 */
export function passwordStrengthOf(password: string, min: number): Strength {
  if (password.length < min) return 'short'
  const size = alphabets.reduce((sum, [sign, count]) => sum + (sign.test(password) ? count : 0), 0)
  const bits = surprisingCharacters(password) * Math.log2(size)
  if (bits < bitsOf.fair) return 'weak'
  return bits < bitsOf.strong ? 'fair' : 'strong'
}

/** Number of characters that do not repeat or continue the one before. */
function surprisingCharacters(password: string): number {
  const codes = [...password.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0)
  return codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? -9)) > 1).length
}

const barStyle = styleBy((bg: string) => {
  const transition = 'background-color 200ms ease-out'
  return { flex: 1, height: 4, borderRadius: 'full', bg, transition }
})

const styles = {
  root: { display: 'grid', gap: 2, color: 'textMuted', fontSize: 'small' },
  row: { display: 'flex', gap: 1 },
} satisfies Record<string, ThemeUIStyleObject>
