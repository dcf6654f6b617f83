import { onlineManager } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { ApiError } from '#lib/http/problem'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import accountRead from '#locales/el/account-read.json'
import { Button } from '../button'
import { Notice, type NoticeTone } from '../notice'
import { VisuallyHidden } from '../visually-hidden'
import { problemsOf } from './auth-problems'

/** Messages around the queries and changes of account pages. */
export const accountReadMessages = addMessages('account-read', accountRead)

/** A result of `useAccountQuery` or `useAccountPages`. */
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
  /** What could not be read, where it is a part of the page. */
  failedTitle?: string
  children: (data: Data) => ReactNode
}

/** Renders a query: loading, data, offline, and error. */
export function AccountRead<Data>(props: AccountReadProps<Data>) {
  const { query, skeleton, failedTitle, children } = props
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
  if (query.error && sentenceOfRead(query.error)) {
    return <ReadProblem query={query} title={failedTitle} />
  }
  return (
    <>
      <VisuallyHidden role='status'>{t('loading')}</VisuallyHidden>
      {skeleton}
    </>
  )
}

/** No sentence: the app navigates, to reauthentication or after a sign-out. */
const sentenceOfRead = ({ problem }: ApiError) => problemsOf(problem).form

interface ReadProblemProps {
  query: Omit<AccountQuery<unknown>, 'data'>
  /** What could not be read, where it is a part of the page. */
  title?: string | undefined
  tone?: NoticeTone
  /** In place of why it failed: what that means for the rest of the page. */
  children?: ReactNode
}

/** Says why something could not be read, with a button that tries again. */
export function ReadProblem({ query, title, tone = 'error', children }: ReadProblemProps) {
  const { t } = useTranslation(accountReadMessages)
  const sentence = query.error && sentenceOfRead(query.error)
  if (!sentence) return null
  return (
    <Notice
      tone={tone}
      live
      title={title ?? t('failedTitle')}
      action={
        <Button variant='secondary' busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {children ?? sentence}
    </Notice>
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
