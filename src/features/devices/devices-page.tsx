/** @jsxImportSource theme-ui */
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sessionList } from '../../../contract/allauth/session-list'
import { AccountRead } from '../../components/account/account-read'
import { ChangeProblem } from '../../components/account/change-problem'
import { RowListSkeleton } from '../../components/row-list'
import { showToast } from '../../components/show-toast'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { accountKeys } from '../../session/account-keys'
import { useAuthQuery } from '../../session/use-auth-query'
import { useChange } from '../../session/use-change'
import { ConfirmEnd } from './components/confirm-end'
import { DeviceList } from './components/device-list'
import { deviceMessages } from './device-texts'
import { endSessions, interruptedEnd, type SessionsEnd } from './end-sessions'

/** Where somebody is signed in, and how to end it (R053, R291). */
export function DevicesPage() {
  const text = useText(deviceMessages)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever looks here wants to know about this moment.
  const devices = useAuthQuery(accountKeys.devices, '/auth/sessions', sessionList, { freshFor: 0 })
  const story = useChange<SessionsEnd>({
    carryOut: (end) => endSessions(queries, end),
    interrupted: interruptedEnd,
    onDone: ({ kind }) => {
      showToast({ tone: 'success', title: text(`done.${kind}`) })
      heading.current?.focus()
    },
  })
  return (
    <>
      <TitledHeading ref={heading} title={text('title')}>
        {text('lead')}
      </TitledHeading>
      <div sx={{ display: 'grid', gap: 4 }}>
        <ChangeProblem story={story} />
        <AccountRead query={devices} skeleton={<RowListSkeleton rows={2} />}>
          {({ data }) => (
            <DeviceList sessions={data} readAt={devices.dataUpdatedAt} story={story} />
          )}
        </AccountRead>
      </div>
      <ConfirmEnd story={story} />
    </>
  )
}
