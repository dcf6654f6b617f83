/** @jsxImportSource theme-ui */
import { Download } from 'lucide-react'
import { ChangeProblem } from '../../../session/change-problem'
import { ownRequest } from '../../../session/own-request'
import { useChange } from '../../../session/use-change'
import { saveTextFile } from '../../../shared/files/save-text-file'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { showToast } from '../../../shared/ui/show-toast'
import { gatherOwnData } from '../gather-own-data'
import { profileTexts } from '../profile-texts'
import { Setting } from './setting'

const neverInterrupted = { keep: () => {}, take: () => null }

/** Hands a person everything that is kept of them, as a file. */
export function ExportData({ id }: { id: number }) {
  const text = useText(profileTexts)
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
