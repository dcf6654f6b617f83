/** @jsxImportSource theme-ui */
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sessionList } from '../../../contract/allauth/session-list'
import { accountKeys } from '../../session/account-keys'
import { AccountRead } from '../../session/account-read'
import { ChangeProblem } from '../../session/change-problem'
import { useAuthQuery } from '../../session/use-auth-query'
import { useChange } from '../../session/use-change'
import { useText } from '../../shared/i18n/texts'
import { RowListSkeleton } from '../../shared/ui/row-list'
import { showToast } from '../../shared/ui/show-toast'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { deviceTexts } from './device-texts'
import { endSessions, interruptedEnd, type SessionsEnd } from './end-sessions'
import { ConfirmEnd } from './parts/confirm-end'
import { DeviceList } from './parts/device-list'

/** Where somebody is signed in, and how to end it (R053, R291). */
export function DevicesPage() {
  const text = useText(deviceTexts)
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
