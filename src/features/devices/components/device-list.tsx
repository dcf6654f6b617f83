/** @jsxImportSource theme-ui */
import type { SessionEntry } from '../../../../contract/allauth/session-list'
import { Button } from '../../../components/button'
import { RowList } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import { inOrder, othersOf } from '../device-order'
import { deviceMessages } from '../device-texts'
import type { SessionsEnd } from '../end-sessions'
import { DeviceRow } from './device-row'

interface DeviceListProps {
  sessions: readonly SessionEntry[]
  /** When the list was read, in ms since 1970. */
  readAt: number
  story: ChangeStory<SessionsEnd>
}

/** The devices, this one first, and one way to end all others. */
export function DeviceList({ sessions, readAt, story }: DeviceListProps) {
  const text = useText(deviceMessages)
  const { actor, state } = story
  const others = othersOf(sessions)
  const isEnding = (id: number) => state.matches('working') && ends(state.context.change, id)
  const endOthers = () =>
    actor.send({ type: 'change.considered', change: { kind: 'others', ids: others } })
  return (
    <>
      <RowList label={text('list')}>
        {inOrder(sessions).map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            readAt={readAt}
            busy={isEnding(session.id)}
            onEnd={(name) =>
              actor.send({
                type: 'change.considered',
                change: { kind: 'one', id: session.id, name },
              })
            }
          />
        ))}
      </RowList>
      {others.length === 0 ? (
        <p sx={{ color: 'textMuted' }}>{text('alone')}</p>
      ) : (
        <div>
          <Button variant='secondary' onClick={endOthers}>
            {text('endOthers')}
          </Button>
        </div>
      )}
    </>
  )
}

function ends(end: SessionsEnd | null, id: number): boolean {
  if (end === null) return false
  return end.kind === 'one' ? end.id === id : end.ids.includes(id)
}
