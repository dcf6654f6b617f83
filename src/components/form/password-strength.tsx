/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { useText } from '../../lib/i18n/texts'
import { newPasswordLength } from './password-rules'
import { passwordStrengthOf, type PasswordStrength as Strength } from './password-strength-of'
import { passwordMessages } from './password-texts'

const levels: Record<Strength, { filled: number; colour: string }> = {
  short: { filled: 0, colour: 'control' },
  weak: { filled: 1, colour: 'error' },
  fair: { filled: 2, colour: 'warning' },
  strong: { filled: 3, colour: 'success' },
}

/** Says how hard the password being typed is to guess: words first, three bars beside them. */
export function PasswordStrength({ name }: { name: string }) {
  const text = useText(passwordMessages)
  const { values } = useFormikContext<Record<string, string>>()
  const password = values[name] ?? ''
  const strength = passwordStrengthOf(password, newPasswordLength.min)
  const { filled, colour } = levels[strength]
  return (
    <div sx={{ display: 'grid', gap: 2, color: 'textMuted', fontSize: 'small' }}>
      <div aria-hidden='true' sx={{ display: 'flex', gap: 1 }}>
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 'full',
              bg: bar <= filled ? colour : 'hairline',
              transition: 'background-color 200ms ease-out',
            }}
          />
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
