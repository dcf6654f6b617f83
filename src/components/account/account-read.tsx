import { onlineManager } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { ApiError } from '#lib/http/problem'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import accountRead from '#locales/el/account-read.json'
import { Button } from '../button'
import { Notice } from '../notice'
import { VisuallyHidden } from '../visually-hidden'
import { problemsOf } from './auth-problems'

/** Messages around the queries and changes of account pages. */
export const accountReadMessages = addMessages('account-read', accountRead)

/** A result of `useAccountQuery`, `useAccountQuery` or `useAccountPages`. */
interface AccountQuery<Data> {
  data: Data | undefined
  error: ApiError | null
  isFetching: boolean
  refetch: () => unknown
}

interface AccountReadProps<Data> {
  query: AccountQuery<Data>
  /** Placeholder in the height of the data. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders a query: loading, data, offline, and error. */
export function AccountRead<Data>({ query, skeleton, children }: AccountReadProps<Data>) {
  const { t } = useTranslation(accountReadMessages)
  const isOnline = useOnline()
  if (query.data !== undefined) {
    return (
      <>
        {!isOnline && <Notice title={t('offlineTitle')}>{t('offlineOld')}</Notice>}
        {children(query.data)}
      </>
    )
  }
  if (!isOnline) return <Notice title={t('offlineTitle')}>{t('offline')}</Notice>
  const problem = query.error && problemsOf(query.error.problem).form
  // No message: the app navigates, to reauthentication or after a sign-out.
  if (!problem) {
    return (
      <>
        <VisuallyHidden role='status'>{t('loading')}</VisuallyHidden>
        {skeleton}
      </>
    )
  }
  return (
    <Notice
      tone='error'
      live
      title={t('failedTitle')}
      action={
        <Button variant='secondary' busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {problem}
    </Notice>
  )
}

interface UnreadPartProps extends Pick<AccountReadProps<unknown>, 'query' | 'skeleton'> {
  /** What could not be read. */
  title?: string
}

/** In place of a part of a page that is not read: it is loading, or failed and can be tried again. */
export function UnreadPart({ query, skeleton, title }: UnreadPartProps) {
  const { t } = useTranslation(accountReadMessages)
  const problem = query.error && problemsOf(query.error.problem).form
  if (!problem) return skeleton
  return (
    <Notice
      tone='warning'
      live
      title={title ?? t('partFailed')}
      action={
        <Button
          variant='secondary'
          size='sm'
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('retry')}
        </Button>
      }
    />
  )
}

const watchOnline = (listener: () => void) => onlineManager.subscribe(listener)

function useOnline(): boolean {
  return useSyncExternalStore(
    watchOnline,
    () => onlineManager.isOnline(),
    () => true,
  )
}
