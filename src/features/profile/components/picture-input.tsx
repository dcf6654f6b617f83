/** @jsxImportSource theme-ui */
import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { buttonStyle } from '../../../components/button-style'
import { FieldError } from '../../../components/form/field-frame'
import { useFocusWhen } from '../../../components/use-focus-when'
import { useText } from '../../../lib/i18n/texts'
import { profileMessages } from '../profile-texts'

interface PictureInputProps {
  accept: string
  /** What is wrong with the file that was chosen. */
  error: string | null
  onChosen: (file: File) => void
  /** What was chosen is kept or put aside: the focus comes back here. */
  isBack: boolean
}

/** Chooses a file; the same one may be chosen again after it was put aside. */
export function PictureInput({ accept, error, onChosen, isBack }: PictureInputProps) {
  const text = useText(profileMessages)
  const id = useId()
  const input = useFocusWhen<HTMLInputElement>(isBack)
  return (
    <div sx={{ display: 'grid', gap: 2, justifyItems: 'start', flex: '1 1 160px', minWidth: 0 }}>
      <label sx={buttonLookStyle}>
        <ImagePlus aria-hidden='true' size={20} />
        {text('picture.label')}
        <input
          ref={input}
          type='file'
          accept={accept}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onChosen(file)
            target.value = ''
          }}
        />
      </label>
      <p id={`${id}-hint`} sx={{ m: 0, color: 'textMuted', fontSize: 'small' }}>
        {text('picture.hint')}
      </p>
      <FieldError id={id} error={error ?? undefined} />
    </div>
  )
}

/** The browser's own control speaks its own language; the label stands for it, and shows its focus. */
const buttonLookStyle: ThemeUIStyleObject = {
  ...buttonStyle({ variant: 'secondary' }),
  position: 'relative',
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 },
  'input, input::file-selector-button': { cursor: 'pointer' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
}
