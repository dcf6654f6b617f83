import { publicPaths } from '../../../../contract/paths/site-paths'
import type { ChangeOutcome } from '../../../session/change-machine'
import { ChangeProblem } from '../../../session/change-problem'
import type { ChangeStory } from '../../../session/use-change'
import { useText } from '../../../shared/i18n/texts'
import { LinkButton } from '../../../shared/ui/link-button'
import { ordersTexts } from '../orders-texts'

/** Why an order was not cancelled, or that nobody can say for now. */
export function CancelProblem({ story }: { story: ChangeStory<number> }) {
  const text = useText(ordersTexts)
  const wordsOf = ({ kind }: ChangeOutcome) => {
    if (kind === 'conflict') {
      return { title: text('cancel.tooLateTitle'), sentence: text('cancel.tooLate') }
    }
    if (kind !== 'unreachable' && kind !== 'broken') return undefined
    return { title: text('cancel.unclearTitle'), sentence: text('cancel.unclear') }
  }
  const wayOut = ({ kind }: ChangeOutcome) =>
    kind === 'conflict' ? (
      <LinkButton to={publicPaths.contact} variant='secondary' size='sm'>
        {text('cancel.contact')}
      </LinkButton>
    ) : undefined
  return <ChangeProblem story={story} wordsOf={wordsOf} wayOut={wayOut} />
}
