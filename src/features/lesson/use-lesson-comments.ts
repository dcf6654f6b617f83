import {
  type InfiniteData,
  type QueryKey,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '#lib/http/call'
import { entryMemory } from '#lib/navigation/entry-memory'
import { publicQueries } from '#lib/queries/public-queries'
import {
  type KnownComments,
  knownComments,
  type ReadComments,
  type ThreadComment,
  type TopLevelPage,
  withoutGone,
} from './comment-thread'
import { readReplies, readTopLevel } from './read-comments'

type Pages = InfiniteData<TopLevelPage, number>
type RepliesByParent = Readonly<Record<number, readonly ThreadComment[]>>

/** The replies to one comment, which are read on demand. */
export interface RepliesState {
  isRead: boolean
  /** Number of replies that were read but cannot be shown. */
  unshown: number
  isReading: boolean
  error: Error | null
}

interface LessonComments {
  known: KnownComments
  status: 'loading' | 'current' | 'failed'
  /** Reads the next page, or again after an error. */
  load: () => void
  /** Of a comment whose replies were asked for. */
  repliesOf: (commentId: number) => RepliesState | undefined
  loadReplies: (commentId: number) => void
}

/** What was read from the API, for steps back and forward. */
interface Memory {
  postId: number
  pages: Pages
  replies: RepliesByParent
}
const memory = entryMemory<Memory>()

/**
 * The comments of a lesson, read page by page; on errors the built ones stay. After a step back or
 * forward they are as they were left.
 * @param gone ids of the comments that the member has deleted
 */
export function useLessonComments(
  postId: number,
  built: readonly ThreadComment[],
  gone: readonly number[],
): LessonComments {
  const [before] = useState(() => memoryOf(postId))
  // Other openings of the page read everything again.
  const kept = { gcTime: 0, staleTime: before ? Number.POSITIVE_INFINITY : 0 }
  const pages = useInfiniteQuery<TopLevelPage, Error, Pages, QueryKey, number>(
    {
      ...kept,
      queryKey: ['comments', postId],
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) => readTopLevel(call, { postId, page: pageParam, signal }),
      getNextPageParam: ({ nextPage }) => nextPage,
      refetchOnReconnect: false,
      ...(before && { initialData: before.pages }),
    },
    publicQueries,
  )
  const [asked, setAsked] = useState(() => Object.keys(before?.replies ?? {}).map(Number))
  const answers = useQueries(
    {
      queries: asked.map((commentId) => ({
        ...kept,
        queryKey: ['replies', commentId],
        queryFn: ({ signal }: { signal: AbortSignal }) => readReplies(call, { commentId, signal }),
        refetchOnReconnect: false,
        ...(before?.replies[commentId] && {
          initialData: { comments: before.replies[commentId], unshown: 0 },
        }),
      })),
      combine: statesOf,
    },
    publicQueries,
  )
  const replies = useMemo<RepliesByParent>(
    () =>
      Object.fromEntries(
        asked.flatMap((id, at) => (answers[at]?.data ? [[id, answers[at].data.comments]] : [])),
      ),
    [asked, answers],
  )
  const { data, isFetching, isError, hasNextPage } = pages
  useEffect(() => {
    if (data) memory.keep({ postId, ...withoutGone({ pages: data, replies }, gone) })
  }, [postId, data, replies, gone])
  return {
    known: knownComments(built, data?.pages ?? null, replies),
    status: isFetching ? 'loading' : isError ? 'failed' : 'current',
    load: () => {
      if (isFetching) return
      if (!data) void pages.refetch()
      else if (hasNextPage) void pages.fetchNextPage()
    },
    repliesOf: (commentId) => {
      const answer = answers[asked.indexOf(commentId)]
      return (
        answer && {
          isRead: answer.data !== undefined,
          unshown: answer.data?.unshown ?? 0,
          ...answer,
        }
      )
    },
    loadReplies: (commentId) => {
      const at = asked.indexOf(commentId)
      if (at < 0) setAsked([...asked, commentId])
      else void answers[at]?.refetch()
    },
  }
}

/** Its result stays the same object until one of the queries changes. */
function statesOf(results: readonly UseQueryResult<ReadComments>[]) {
  return results.map(({ data, error, isFetching, refetch }) => ({
    data,
    error,
    isReading: isFetching,
    refetch,
  }))
}

function memoryOf(postId: number): Memory | undefined {
  const before = memory.recall()
  return before?.postId === postId ? before : undefined
}
