import { listComments, readComment } from '#contract/endpoints/comments'
import * as ownComments from '#contract/endpoints/own-comments'
import { unshownIn } from '#contract/wire/page'
import type { Call } from '#lib/http/call'
import { ApiError } from '#lib/http/problem'
import { ifAbsent, madeIfStored, sendThenLook } from '#session/lost-answer'
import type { ThreadComment } from './comment-thread'
import { shownComment } from './read-comments'

/** A new comment or reply, or an edit of one's own comment. */
export type CommentInput =
  | { kind: 'add'; postId: number; parentId: number | null; content: string }
  | { kind: 'edit'; commentId: number; content: string; before: string }

interface OwnOn {
  postId: number
  owner: number | null
  signal?: AbortSignal
}

/**
 * Reads a member's comments on a lesson, newest first, approved or not.
 * @throws ApiError
 */
export async function readMemberComments(call: Call, on: OwnOn): Promise<ThreadComment[]> {
  const { results } = await readOwn(call, on)
  return results.map(shownComment)
}

function readOwn(call: Call, { postId, owner, signal }: OwnOn) {
  const query = { post: postId, user: owner ?? 0, ordering: '-createdAt', pageSize: 52 }
  return call(listComments, { query, signal })
}

/** Looks whether a member's comment was deleted, after a lost answer. */
export async function lookForRemoval(call: Call, on: OwnOn, id: number): Promise<undefined | null> {
  const own = await readOwn(call, on)
  return own.results.some((one) => one.id === id) ? null : ifAbsent(own, undefined)
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

/**
 * Adds a comment; one that was sent before is looked for first, so that it is not there twice.
 * @throws ApiError
 */
export async function addComment(
  call: Call,
  input: Addition,
  attempt: Attempt,
): Promise<ThreadComment> {
  const find = () => findAdded(call, input, attempt)
  if (attempt.isRepeated) {
    const { same } = await find().catch(unclear)
    if (same) return same
  }
  return sendThenLook(
    () => writeComment(call, input),
    async () => {
      const { same = null, others } = await find()
      // The API may have normalised its text.
      return same === null && others > 0 ? unclear() : same
    },
  )
}

function unclear(): never {
  throw new ApiError({ kind: 'unclear' })
}

/**
 * The comment among those that the member has added to the same place since, and the number of the
 * others. It would be among the newest, so that only rows left out of these may hide it.
 * @throws ApiError
 */
async function findAdded(
  call: Call,
  { postId, parentId, content }: Addition,
  { owner, before }: Attempt,
): Promise<{ same: ThreadComment | undefined; others: number }> {
  const own = await readOwn(call, { postId, owner })
  const added = own.results
    .map(shownComment)
    .filter((one) => one.parentId === parentId && !before.includes(one.commentId))
  const same = added.find(({ text }) => text === content)
  if (!same && unshownIn(own) > 0) unclear()
  return { same, others: added.length - (same ? 1 : 0) }
}

/** Edits a comment. @throws ApiError */
export function editComment(
  call: Call,
  input: CommentInput & { kind: 'edit' },
): Promise<ThreadComment> {
  const params = { id: input.commentId }
  return sendThenLook(
    () => writeComment(call, input),
    async () => {
      const stored = shownComment(await call(readComment, { params }))
      return madeIfStored(stored, { text: input.content }, { text: input.before })
    },
  )
}

async function writeComment(call: Call, input: CommentInput): Promise<ThreadComment> {
  const translations = { el: { content: input.content } }
  if (input.kind === 'edit') {
    const sent = { params: { id: input.commentId }, body: { translations } }
    return shownComment(await call(ownComments.changeComment, sent))
  }
  const { postId: post, parentId: parent } = input
  return shownComment(
    await call(ownComments.writeComment, { body: { post, parent, translations } }),
  )
}
