/** @jsxImportSource theme-ui */
import { HeartOff } from 'lucide-react'
import type { ChangeStory } from '../../../session/use-change'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { CardAction } from '../../../shared/ui/card-action'
import { favouritesTexts } from '../favourites-texts'
import type { Mark } from '../mark'

export interface RemoveButtonProps {
  mark: Mark
  actor: ChangeStory<Mark>['actor']
  /** It is being taken away. */
  busy: boolean
}

/** Takes a card's mark away. */
export function RemoveButton({ mark, actor, busy }: RemoveButtonProps) {
  const text = useText(favouritesTexts)
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
