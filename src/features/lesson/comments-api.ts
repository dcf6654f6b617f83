import { type BlogComment, blogComment } from '#contract/blog/blog-comment'
import { problemOfError } from '#lib/http/api-problem'
import type { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { dataOf } from '#session/auth-outcome'
import { madeIfStored, sendThenLook } from '#session/lost-answer'
import type { ThreadComment } from './comment-thread'
import { commentPage, shownComment } from './read-comments'

/** A new comment or reply, or an edit of one's own comment. */
export type CommentInput =
  | { kind: 'add'; postId: number; parentId: number | null; content: string }
  | { kind: 'edit'; commentId: number; content: string; before: string }

/**
 * Reads a member's comments on a lesson, newest first, approved or not.
 * @throws ApiError
 */
export async function readMemberComments(
  request: typeof accountRequest,
  { postId, owner, signal }: { postId: number; owner: number | null; signal?: AbortSignal },
): Promise<ThreadComment[]> {
  const query = { post: postId, user: owner ?? 0, ordering: '-createdAt', pageSize: 52 }
  const path = '/api/blog/comments'
  const outcome = await request({ path, query, answer: commentPage, signal })
  return dataOf(outcome).results.map(shownComment)
}

/** Looks whether a member's comment was deleted, after a lost answer. */
export async function lookForRemoval(
  request: typeof accountRequest,
  on: { postId: number; owner: number | null },
  id: number,
): Promise<AuthOutcome<undefined | null>> {
  const read = await readOwn(request, on)
  if (read.kind !== 'done') return read
  const isThere = read.data.some(({ commentId }) => commentId === id)
  return { kind: 'done', data: isThere ? null : undefined }
}

/** The member's comments, as an outcome. */
async function readOwn(
  request: typeof accountRequest,
  on: { postId: number; owner: number | null },
): Promise<AuthOutcome<ThreadComment[]>> {
  try {
    return { kind: 'done', data: await readMemberComments(request, on) }
  } catch (error) {
    return problemOfError(error)
  }
}

type Addition = CommentInput & { kind: 'add' }

/** How a new comment is told from the member's others. */
export interface Attempt {
  owner: number | null
  /** Ids of the member's comments before it was first sent. */
  before: readonly number[]
  /** It was sent before, and that answer was lost. */
  isRepeated: boolean
}

/** Adds a comment; one that was sent before is looked for first, so that it is not there twice. */
export async function addComment(
  request: typeof accountRequest,
  input: Addition,
  attempt: Attempt,
): Promise<AuthOutcome<ThreadComment>> {
  const find = () => findAdded(request, input, attempt)
  if (attempt.isRepeated) {
    const seen = await find()
    if (seen.kind !== 'done') return { kind: 'unclear' }
    if (seen.data.same) return { kind: 'done', data: seen.data.same }
  }
  return sendThenLook(
    () => writeComment(request, input),
    async () => {
      const seen = await find()
      if (seen.kind !== 'done') return seen
      const { same = null, others } = seen.data
      // The API may have normalised its text.
      return same === null && others > 0 ? { kind: 'unclear' } : { kind: 'done', data: same }
    },
  )
}

/** The comment among those that the member has added to the same place since, and their number. */
async function findAdded(
  request: typeof accountRequest,
  { postId, parentId, content }: Addition,
  { owner, before }: Attempt,
): Promise<AuthOutcome<{ same: ThreadComment | undefined; others: number }>> {
  const read = await readOwn(request, { postId, owner })
  if (read.kind !== 'done') return read
  const added = read.data.filter(
    (one) => one.parentId === parentId && !before.includes(one.commentId),
  )
  const same = added.find(({ text }) => text === content)
  return { kind: 'done', data: { same, others: added.length - (same ? 1 : 0) } }
}

export function editComment(
  request: typeof accountRequest,
  input: CommentInput & { kind: 'edit' },
): Promise<AuthOutcome<ThreadComment>> {
  const path = `/api/blog/comments/${input.commentId}` as const
  return sendThenLook(
    () => writeComment(request, input),
    async () => {
      const read = shownOutcome(await request({ path, answer: blogComment }))
      return madeIfStored(read, { text: input.content }, { text: input.before })
    },
  )
}

async function writeComment(
  request: typeof accountRequest,
  input: CommentInput,
): Promise<AuthOutcome<ThreadComment>> {
  return shownOutcome(await request({ ...requestOf(input), answer: blogComment }))
}

function shownOutcome(outcome: AuthOutcome<BlogComment>): AuthOutcome<ThreadComment> {
  return outcome.kind === 'done' ? { kind: 'done', data: shownComment(outcome.data) } : outcome
}

function requestOf(input: CommentInput) {
  const translations = { el: { content: input.content } }
  if (input.kind === 'edit') {
    const path = `/api/blog/comments/${input.commentId}` as const
    return { method: 'PUT' as const, path, body: { translations } }
  }
  const { postId: post, parentId: parent } = input
  return {
    method: 'POST' as const,
    path: '/api/blog/comments' as const,
    body: { post, parent, translations },
  }
}
