/** @jsxImportSource theme-ui */
import { ArrowBigUp, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../lib/i18n/messages'
import { controlStyle } from '../control-style'
import { IconButton } from '../icon-button'
import { FieldFrame } from './field-frame'
import { passwordMessages } from './password-rules'
import { type FieldLabelProps, useFormField } from './use-form-field'

interface PasswordFieldProps extends FieldLabelProps {
  /** Whether password managers fill in or suggest a password (R266). */
  autoComplete: 'current-password' | 'new-password'
}

/** Password field with a visibility toggle and a Caps Lock hint. */
export function PasswordField({ autoComplete, ...labelProps }: PasswordFieldProps) {
  const text = useText(passwordMessages)
  const field = useFormField<string>(labelProps)
  const [isShown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Eyes = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...labelProps} id={field.id} error={field.error}>
      <span sx={{ position: 'relative', display: 'flex' }}>
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
          sx={{ ...controlStyle('md'), pr: 7, '&::-ms-reveal': { display: 'none' } }}
        />
        <span sx={{ position: 'absolute', right: 0, top: 'calc(50% - 22px)' }}>
          <IconButton
            label={text(isShown ? 'hide' : 'show')}
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
  const text = useText(passwordMessages)
  return (
    <div aria-live='polite'>
      {on && (
        <p sx={{ display: 'flex', gap: 2, color: 'warningText', fontSize: 'small' }}>
          <ArrowBigUp aria-hidden='true' size={18} sx={{ flexShrink: 0 }} />
          {text('capsLock')}
        </p>
      )}
    </div>
  )
}
