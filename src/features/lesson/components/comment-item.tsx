/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/avatar'
import { Badge } from '../../../components/badge'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { formatDate } from '../../../lib/time/format-date'
import { type CommentBranch, type ThreadComment, threadLevels } from '../comment-thread'
import { lessonMessages } from '../lesson-texts'

interface CommentItemProps {
  branch: CommentBranch
  /** From 1. */
  level?: number
  /** The comment that it answers. */
  parent?: ThreadComment
  /** What stands below a comment and the replies that are shown, e.g. a way to further ones. */
  belowOf: (branch: CommentBranch) => ReactNode
  /** What can be done about a comment. */
  actionsOf: (comment: ThreadComment) => ReactNode
}

/** One comment with the replies below it, indented down to the third level. */
export function CommentItem(props: CommentItemProps) {
  const { branch, level = 1, parent, belowOf, actionsOf } = props
  const { comment, replies } = branch
  return (
    <li>
      <CommentText comment={comment} parent={parent}>
        {!comment.isSending && actionsOf(comment)}
      </CommentText>
      {replies.length > 0 && (
        <ul sx={repliesStyle} {...(level < threadLevels && { 'data-indented': '' })}>
          {replies.map((reply) => (
            <CommentItem
              key={reply.comment.commentId}
              branch={reply}
              level={level + 1}
              parent={comment}
              belowOf={belowOf}
              actionsOf={actionsOf}
            />
          ))}
        </ul>
      )}
      {belowOf(branch)}
    </li>
  )
}

interface CommentTextProps {
  comment: ThreadComment
  parent: ThreadComment | undefined
  children: ReactNode
}

function CommentText({ comment, parent, children }: CommentTextProps) {
  const text = useText(lessonMessages)
  const { commentId, author, writtenAt } = comment
  const nameOf = (one: ThreadComment) => one.author || text(one.isOwn ? 'you' : 'member')
  return (
    <article id={`sxolio-${commentId}`} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
      <header sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Avatar name={author} size={36} />
        <p sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <strong>{nameOf(comment)}</strong>
          {parent && (
            <VisuallyHidden>{text('comments.answerTo', { name: nameOf(parent) })}</VisuallyHidden>
          )}
          <time dateTime={writtenAt} sx={{ color: 'textMuted', fontSize: 'small' }}>
            {formatDate(writtenAt)}
          </time>
          <Status comment={comment} />
        </p>
      </header>
      <p sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment.text}</p>
      {children}
    </article>
  )
}

/** What its author alone sees of it: others do not read it yet. */
function Status({ comment: { isApproved, isSending } }: { comment: ThreadComment }) {
  const text = useText(lessonMessages)
  if (isSending) return <Badge>{text('comments.sending')}</Badge>
  return isApproved === false ? <Badge tone='warning'>{text('comments.waiting')}</Badge> : null
}

const repliesStyle = {
  display: 'grid',
  gap: 4,
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  '&[data-indented]': {
    pl: [3, 4],
    ml: [1, 3],
    borderLeft: '2px solid',
    borderColor: 'hairline',
  },
}
