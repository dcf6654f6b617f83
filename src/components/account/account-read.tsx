import { onlineManager } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useText } from '../../lib/i18n/texts'
import type { OutcomeError } from '../../session/outcome-error'
import { Button } from '../button'
import { Notice } from '../notice'
import { VisuallyHidden } from '../visually-hidden'
import { accountReadMessages } from './account-read-texts'
import { problemsOf } from './auth-problems'

/** A read as `useAuthQuery`, `useOwnQuery` and `useOwnPages` give it. */
interface AccountQuery<Data> {
  data: Data | undefined
  error: OutcomeError | null
  isFetching: boolean
  refetch: () => unknown
}

interface AccountReadProps<Data> {
  query: AccountQuery<Data>
  /** Holds the place of what is coming, in its height. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What a page of the account reads: while it comes, once it is there, offline, and where it fails. */
export function AccountRead<Data>({ query, skeleton, children }: AccountReadProps<Data>) {
  const text = useText(accountReadMessages)
  const isOnline = useOnline()
  if (query.data !== undefined) {
    return (
      <>
        {!isOnline && <Notice title={text('offlineTitle')}>{text('offlineOld')}</Notice>}
        {children(query.data)}
      </>
    )
  }
  if (!isOnline) return <Notice title={text('offlineTitle')}>{text('offline')}</Notice>
  const problem = query.error && problemsOf(query.error.outcome).form
  // Without words of its own the app leads elsewhere: somebody was signed out, or must prove.
  if (!problem) {
    return (
      <>
        <VisuallyHidden role='status'>{text('loading')}</VisuallyHidden>
        {skeleton}
      </>
    )
  }
  return (
    <Notice
      tone='error'
      live
      title={text('failedTitle')}
      action={
        <Button variant='secondary' busy={query.isFetching} onClick={() => void query.refetch()}>
          {text('retry')}
        </Button>
      }
    >
      {problem}
    </Notice>
  )
}

const watchOnline = (heard: () => void) => onlineManager.subscribe(heard)

function useOnline(): boolean {
  return useSyncExternalStore(
    watchOnline,
    () => onlineManager.isOnline(),
    () => true,
  )
}
