/** @jsxImportSource theme-ui */
import { useId } from 'react'
import { FieldFrame } from '../../../shared/form/field-frame'
import { useText } from '../../../shared/i18n/texts'
import { profileTexts } from '../profile-texts'

interface PictureInputProps {
  accept: string
  /** What is wrong with the file that was chosen. */
  error: string | null
  onChosen: (file: File) => void
}

/** Chooses a file; the same one may be chosen again after it was put aside. */
export function PictureInput({ accept, error, onChosen }: PictureInputProps) {
  const text = useText(profileTexts)
  const id = useId()
  return (
    <div sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <FieldFrame
        id={id}
        label={text('picture.label')}
        hint={text('picture.hint')}
        error={error ?? undefined}
      >
        <input
          id={id}
          type='file'
          accept={accept}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onChosen(file)
            target.value = ''
          }}
          sx={{ width: '100%', minWidth: 0, minHeight: 'touch', font: 'inherit' }}
        />
      </FieldFrame>
    </div>
  )
}
