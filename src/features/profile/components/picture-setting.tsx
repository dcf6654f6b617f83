import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ChangeProblem } from '#components/account/change-problem'
import { Avatar } from '#components/avatar'
import { Button, buttonStyle } from '#components/button'
import { FieldError } from '#components/form/field-frame'
import { useFocusWhen } from '#components/use-focus-when'
import type { UserAccount } from '#contract/account/user-account'
import { changePicture } from '#contract/endpoints/account'
import { avatarTypes } from '#contract/media/picture-bounds'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { lookAtProfile, useProfileChange } from '../api'
import { type PictureProblem, pictureDataUrl, pictureForm, pictureProblem } from '../picture-file'
import { profileMessages } from '../schema'
import { Setting } from './settings-group'

/** Uploads take longer than other requests. */
const uploadTimeoutMs = 60_000

interface Chosen {
  file: File
  /** The preview, as a data URL. */
  url: string
}

/** The avatar: choose a file, preview it, upload it. */
export function PictureSetting({ account }: { account: UserAccount }) {
  const { t } = useTranslation(profileMessages)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const [isDone, setDone] = useState(false)
  const clearChoice = () => {
    setChosen(null)
    setDone(true)
  }
  const mutation = useProfileChange({
    send: (file: File) =>
      call(changePicture, {
        params: { id: account.id },
        body: pictureForm(file),
        timeoutMs: uploadTimeoutMs,
      }),
    look: async () => {
      const stored = await lookAtProfile(account.id)
      return stored.mainImagePath !== account.mainImagePath ? stored : null
    },
    done: t('picture.done'),
    onDone: clearChoice,
  })
  const choose = async (file: File) => {
    const foundProblem = await pictureProblem(file)
    setProblem(foundProblem)
    setDone(false)
    const url = foundProblem ? null : await pictureDataUrl(file).catch(() => null)
    if (!foundProblem && url === null) setProblem('unreadable')
    setChosen(url === null ? null : { file, url })
  }
  return (
    <Setting anchor='picture' title={t('picture.title')}>
      <p sx={styles.sentence}>{t('picture.sentence')}</p>
      <ChangeProblem mutation={mutation} />
      <div sx={styles.pictureInputRow}>
        {chosen ? (
          <img
            src={chosen.url}
            alt={t('picture.preview')}
            width={112}
            height={112}
            onError={() => {
              setChosen(null)
              setProblem('unreadable')
            }}
            sx={styles.image}
          />
        ) : (
          <Avatar
            name={account.firstName || account.email}
            picturePath={account.mainImagePath}
            size={48}
          />
        )}
        <PictureInput
          accept={avatarTypes.join(',')}
          error={problem && t(`picture.${problem}`)}
          onChosen={choose}
          takesFocus={isDone}
        />
      </div>
      {chosen && (
        <div sx={styles.buttonRow}>
          <Button
            variant='secondary'
            busy={mutation.status === 'working'}
            onClick={() => void mutation.submit(chosen.file)}
          >
            {t('picture.save')}
          </Button>
          <Button variant='quiet' onClick={clearChoice}>
            {t('picture.drop')}
          </Button>
        </div>
      )}
    </Setting>
  )
}

interface PictureInputProps {
  accept: string
  error: string | null
  onChosen: (file: File) => void
  /** The choice was saved or cleared. */
  takesFocus: boolean
}

/** A file input; the same file can be chosen twice in a row. */
function PictureInput({ accept, error, onChosen, takesFocus }: PictureInputProps) {
  const { t } = useTranslation(profileMessages)
  const id = useId()
  const input = useFocusWhen<HTMLInputElement>(takesFocus)
  return (
    <div sx={styles.pictureInput}>
      <label sx={fileLabelStyle}>
        <ImagePlus aria-hidden='true' size={20} />
        <span>{t('picture.label')}</span>
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
      <p id={`${id}-hint`} sx={styles.pictureInputHint}>
        {t('picture.hint')}
      </p>
      <FieldError id={id} error={error ?? undefined} />
    </div>
  )
}

/** The native control is not localised: it is invisible and covers the label. */
const fileLabelStyle: ThemeUIStyleObject = {
  ...buttonStyle({ variant: 'secondary' }),
  position: 'relative',
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 },
  'input, input::file-selector-button': { cursor: 'pointer' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
}

const styles = {
  sentence: { m: 0, color: 'textMuted' },
  pictureInputRow: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  image: { objectFit: 'cover', borderRadius: 'card' },
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 3 },
  pictureInput: { display: 'grid', gap: 2, justifyItems: 'start', flex: '1 1 160px', minWidth: 0 },
  pictureInputHint: { m: 0, color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
