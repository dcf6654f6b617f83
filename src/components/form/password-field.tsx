import { ArrowBigUp, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import password from '#locales/el/password.json'
import { controlStyle } from '../control-style'
import { IconButton } from '../icon-button'
import { FieldFrame, type FieldLabelProps, useFormField } from './field-frame'

export const passwordMessages = addMessages('password', password)

/** Schema of an existing password: required, never trimmed. */
export const knownPassword = z.string().check(z.minLength(1))

interface PasswordFieldProps extends FieldLabelProps {
  /** Whether password managers fill in or suggest a password. */
  autoComplete: 'current-password' | 'new-password'
}

/** Password field with a visibility toggle and a Caps Lock hint. */
export function PasswordField({ autoComplete, ...labelProps }: PasswordFieldProps) {
  const { t } = useTranslation(passwordMessages)
  const field = useFormField<string>(labelProps)
  const [isShown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Eyes = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
      <span sx={styles.passwordFieldFrame}>
        <input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize='none'
          autoCorrect='off'
          spellCheck={false}
          {...field.control}
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => {
            setCapsLock(false)
            field.settle()
          }}
          sx={styles.input}
        />
        <span sx={styles.reveal}>
          <IconButton
            label={t(isShown ? 'hide' : 'show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Eyes aria-hidden='true' size={20} />
          </IconButton>
        </span>
      </span>
      <CapsLockHint on={capsLock} />
    </FieldFrame>
  )
}

function CapsLockHint({ on }: { on: boolean }) {
  const { t } = useTranslation(passwordMessages)
  return (
    <div aria-live='polite'>
      {on && (
        <p sx={styles.capsLock}>
          <ArrowBigUp aria-hidden='true' size={18} sx={styles.capsLockHintIcon} />
          <span>{t('capsLock')}</span>
        </p>
      )}
    </div>
  )
}

const styles = {
  passwordFieldFrame: { position: 'relative', display: 'flex' },
  input: { ...controlStyle('md'), pr: 7, '&::-ms-reveal': { display: 'none' } },
  reveal: { position: 'absolute', right: 0, top: 'calc(50% - 22px)' },
  capsLock: { display: 'flex', gap: 2, color: 'warningText', fontSize: 'small' },
  capsLockHintIcon: { flexShrink: 0 },
} satisfies Record<string, ThemeUIStyleObject>
