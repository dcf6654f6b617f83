/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { type Text, useText } from '../../../lib/i18n/texts'
import { type ContactMessages, contactMessages } from '../contact-texts'
import { type MessageRoom, messageRoom } from '../message-room'

/** How much the message may still grow, once that matters; spoken in a few steps only. */
export function RoomLeft({ max }: { max: number }) {
  const text = useText(contactMessages)
  const { values } = useFormikContext<{ message: string }>()
  const room = messageRoom(values.message.trim().length, max)
  return (
    <>
      {room.kind !== 'plenty' && (
        <p aria-hidden='true' sx={{ mt: -3, color: 'textMuted', fontSize: 'small' }}>
          {seen(room, text)}
        </p>
      )}
      <VisuallyHidden role='status'>{heard(room, text)}</VisuallyHidden>
    </>
  )
}

function seen(room: MessageRoom, text: Text<ContactMessages>): string {
  if (room.kind === 'over') return text('room.over', { count: room.by })
  if (room.kind === 'plenty') return ''
  return room.left === 0 ? text('room.full') : text('room.left', { count: room.left })
}

function heard(room: MessageRoom, text: Text<ContactMessages>): string {
  if (room.kind !== 'little') return seen(room, text)
  return room.heard === 0 ? text('room.full') : text('room.leftAtMost', { count: room.heard })
}
