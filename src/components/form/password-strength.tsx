import { useFormikContext } from 'formik'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { groundEdge } from '#theme/forced-colours'
import { passwordMessages } from './password-field'
import { newPasswordLength } from './password-rules'

/** How many of three bars are filled. */
const filledBars: Record<Strength, number> = { short: 0, weak: 1, fair: 2, strong: 3 }

/** Strength of the typed password, as text and three bars. */
export function PasswordStrength({ name }: { name: string }) {
  const { t } = useTranslation(passwordMessages)
  const { values } = useFormikContext<Record<string, string>>()
  const password = values[name] ?? ''
  const strength = passwordStrengthOf(password, newPasswordLength.min)
  return (
    <div sx={styles.passwordStrength}>
      <div aria-hidden='true' sx={styles.passwordStrengthRow}>
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            sx={[styles.bar, fills[bar <= filledBars[strength] ? strength : 'short']]}
          />
        ))}
      </div>
      <p role='status'>
        {password === ''
          ? t('strength.advice')
          : `${t('strength.label')} ${t(`strength.${strength}`)}.`}
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
 * Rough strength of a password: mostly its length; repeated and consecutive characters (`aaaa`,
 * `1234`) count once. A hint, never a rule.
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

/** Colours of filled bars; a short password has none. */
const fills: Record<Strength, ThemeUIStyleObject> = {
  short: { bg: 'hairline' },
  weak: { bg: 'error' },
  fair: { bg: 'warning' },
  strong: { bg: 'success' },
}

const styles = {
  passwordStrength: { display: 'grid', gap: 2, color: 'textMuted', fontSize: 'small' },
  passwordStrengthRow: { display: 'flex', gap: 1 },
  bar: {
    flex: 1,
    height: 4,
    borderRadius: 'full',
    ...groundEdge,
    transition: 'background-color 200ms ease-out',
  },
} satisfies Record<string, ThemeUIStyleObject>
