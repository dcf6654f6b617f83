/** @jsxImportSource theme-ui */
import { Download } from 'lucide-react'
import { ChangeProblem } from '../../../components/account/change-problem'
import { Button } from '../../../components/button'
import { showToast } from '../../../components/show-toast'
import { saveTextFile } from '../../../lib/files/save-text-file'
import { useText } from '../../../lib/i18n/texts'
import { ownRequest } from '../../../session/own-request'
import { useChange } from '../../../session/use-change'
import { gatherOwnData } from '../gather-own-data'
import { profileMessages } from '../profile-texts'
import { Setting } from './setting'

const neverInterrupted = { keep: () => {}, take: () => null }

/** Hands a person everything that is kept of them, as a file. */
export function ExportData({ id }: { id: number }) {
  const text = useText(profileMessages)
  const story = useChange<'export'>({
    interrupted: neverInterrupted,
    carryOut: async () => {
      const outcome = await gatherOwnData(ownRequest, id)
      if (outcome.kind === 'done') {
        const content = JSON.stringify(outcome.data, null, 2)
        saveTextFile(text('export.fileName'), content, 'application/json')
      }
      return outcome
    },
    onDone: () => showToast({ tone: 'success', title: text('export.done') }),
  })
  return (
    <Setting title={text('export.title')}>
      <p sx={{ m: 0, color: 'textMuted' }}>{text('export.sentence')}</p>
      <ChangeProblem story={story} />
      <div>
        <Button
          variant='secondary'
          busy={story.state.matches('working')}
          onClick={() => story.actor.send({ type: 'change.asked', change: 'export' })}
        >
          <Download aria-hidden='true' size={20} />
          {text('export.action')}
        </Button>
      </div>
    </Setting>
  )
}
