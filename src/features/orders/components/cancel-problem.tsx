import { publicPaths } from '../../../../contract/paths/site-paths'
import { ChangeProblem } from '../../../components/account/change-problem'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeOutcome } from '../../../session/change-machine'
import type { ChangeStory } from '../../../session/use-change'
import { ordersMessages } from '../orders-texts'

/** Why an order was not cancelled, or that nobody can say for now. */
export function CancelProblem({ story }: { story: ChangeStory<number> }) {
  const text = useText(ordersMessages)
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
