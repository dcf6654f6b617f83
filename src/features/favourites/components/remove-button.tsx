/** @jsxImportSource theme-ui */
import { HeartOff } from 'lucide-react'
import { Button } from '../../../components/button'
import { CardAction } from '../../../components/card-action'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import { favouritesMessages } from '../favourites-texts'
import type { Mark } from '../mark'

export interface RemoveButtonProps {
  mark: Mark
  actor: ChangeStory<Mark>['actor']
  /** It is being taken away. */
  busy: boolean
}

/** Takes a card's mark away. */
export function RemoveButton({ mark, actor, busy }: RemoveButtonProps) {
  const text = useText(favouritesMessages)
  return (
    <CardAction>
      <Button
        variant='quiet'
        size='sm'
        busy={busy}
        aria-label={text('removeNamed', { name: mark.name })}
        onClick={() => actor.send({ type: 'change.asked', change: mark })}
      >
        <HeartOff aria-hidden='true' size={18} />
        {text('remove')}
      </Button>
    </CardAction>
  )
}
