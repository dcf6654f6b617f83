/** @jsxImportSource theme-ui */
import { useState } from 'react'
import { avatarTypes } from '../../../../contract/account/avatar-file'
import { type UserAccount, userAccount } from '../../../../contract/account/user-account'
import { ChangeProblem } from '../../../components/account/change-problem'
import { Avatar } from '../../../components/avatar'
import { Button } from '../../../components/button'
import { useText } from '../../../lib/i18n/texts'
import { type PictureProblem, pictureAddress, pictureForm, pictureProblem } from '../picture-file'
import { profileMessages } from '../profile-texts'
import { useAccountChange } from '../use-account-change'
import { PictureInput } from './picture-input'
import { Setting } from './setting'

/** Uploads take longer than questions, in ms. */
const patience = 60_000

interface Chosen {
  file: File
  /** What the page shows of it. */
  address: string
}

/** The person's picture: chosen, looked at as a square, then sent. */
export function PictureSetting({ account }: { account: UserAccount }) {
  const text = useText(profileMessages)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const [isBack, setBack] = useState(false)
  const putAside = () => {
    setChosen(null)
    setBack(true)
  }
  const story = useAccountChange(
    (file: File) => ({
      method: 'PATCH',
      path: `/api/user/account/${account.id}`,
      body: pictureForm(file),
      answer: userAccount,
      timeoutMs: patience,
    }),
    text('picture.done'),
    putAside,
  )
  const choose = async (file: File) => {
    const found = await pictureProblem(file)
    setProblem(found)
    setBack(false)
    const address = found ? null : await pictureAddress(file).catch(() => null)
    if (!found && address === null) setProblem('unreadable')
    setChosen(address === null ? null : { file, address })
  }
  return (
    <Setting title={text('picture.title')}>
      <p sx={{ m: 0, color: 'textMuted' }}>{text('picture.sentence')}</p>
      <ChangeProblem story={story} />
      <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        {chosen ? (
          <img
            src={chosen.address}
            alt={text('picture.preview')}
            width={112}
            height={112}
            onError={() => {
              setChosen(null)
              setProblem('unreadable')
            }}
            sx={{ objectFit: 'cover', borderRadius: 'card' }}
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
          error={problem && text(`picture.${problem}`)}
          onChosen={choose}
          isBack={isBack}
        />
      </div>
      {chosen && (
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            variant='secondary'
            busy={story.state.matches('working')}
            onClick={() => story.actor.send({ type: 'change.asked', change: chosen.file })}
          >
            {text('picture.save')}
          </Button>
          <Button variant='quiet' onClick={putAside}>
            {text('picture.drop')}
          </Button>
        </div>
      )}
    </Setting>
  )
}
