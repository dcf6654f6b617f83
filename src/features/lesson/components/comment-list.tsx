import type { ReactNode, RefObject } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Avatar } from '#components/avatar'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { UnshownRows } from '#components/unshown-rows'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate } from '#lib/time/format-date'
import { type CommentBranch, type ThreadComment, threadLevels } from '../comment-thread'
import { lessonMessages } from '../lesson-messages'

interface CommentListProps {
  /** The line with the count, which can receive focus. */
  heading: RefObject<HTMLParagraphElement>
  count: number
  /** Number of comments that cannot be shown. */
  unshown: number
  /** Older pages were not read yet. */
  hasMore: boolean
  isReading: boolean
  /** The API did not answer: the shown comments are as old as the page. */
  isOutdated: boolean
  onMore: () => void
  onRetry: () => void
  children: ReactNode
}

/** The thread with its count, a button for more, and a notice if it is outdated. */
export function CommentList(props: CommentListProps) {
  const { heading, count, unshown, hasMore, isReading, isOutdated } = props
  const { onMore, onRetry, children } = props
  const { t } = useTranslation(lessonMessages)
  const noneText = unshown === 0 ? t('comments.none') : null
  const countText = count > 0 ? t('comments.count', { count }) : noneText
  return (
    <div sx={styles.commentList}>
      <p ref={heading} tabIndex={-1} sx={styles.count}>
        {countText}
      </p>
      {count > 0 && <ul sx={styles.commentListList}>{children}</ul>}
      <UnshownRows kind='comments' count={unshown} />
      {hasMore && !isOutdated && (
        <div>
          <Button variant='secondary' busy={isReading} onClick={onMore}>
            {t(isReading ? 'comments.loadingMore' : 'comments.more')}
          </Button>
        </div>
      )}
      {isOutdated && (
        <Notice
          tone='info'
          live
          action={
            <Button variant='secondary' size='sm' onClick={onRetry}>
              {t('comments.again')}
            </Button>
          }
        >
          {t('comments.stale')}
        </Notice>
      )}
    </div>
  )
}

interface CommentItemProps {
  branch: CommentBranch
  /** From 1. */
  level?: number
  parent?: ThreadComment
  /** Rendered below a comment's replies, e.g. a button for more. */
  belowOf: (branch: CommentBranch) => ReactNode
  actionsOf: (comment: ThreadComment) => ReactNode
}

/** A comment with its replies, indented up to the third level. */
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
  const { t } = useTranslation(lessonMessages)
  const { commentId, author, writtenAt } = comment
  const nameOf = (one: ThreadComment) => one.author || t(one.isOwn ? 'you' : 'member')
  return (
    <article id={`sxolio-${commentId}`} tabIndex={-1} sx={styles.comment}>
      <header sx={styles.header}>
        <Avatar name={author} size={36} />
        <p sx={styles.author}>
          <strong dir='auto'>{nameOf(comment)}</strong>
          {parent && (
            <VisuallyHidden>{t('comments.answerTo', { name: nameOf(parent) })}</VisuallyHidden>
          )}
          <time dateTime={writtenAt} sx={styles.time}>
            {formatDate(writtenAt)}
          </time>
          <Status comment={comment} />
        </p>
      </header>
      <p dir='auto' sx={styles.words}>
        {comment.text}
      </p>
      {children}
    </article>
  )
}

/** Shown to the author only: not visible to others yet. */
function Status({ comment: { isApproved, isSending } }: { comment: ThreadComment }) {
  const { t } = useTranslation(lessonMessages)
  if (isSending) return <Badge>{t('comments.sending')}</Badge>
  return isApproved === false ? <Badge tone='warning'>{t('comments.waiting')}</Badge> : null
}

const repliesStyle: ThemeUIStyleObject = {
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

const styles = {
  commentList: { display: 'grid', gap: 4, mt: 4 },
  count: { color: 'textMuted' },
  commentListList: { display: 'grid', gap: 5, m: 0, p: 0, listStyle: 'none' },
  comment: { display: 'grid', gap: 2 },
  header: { display: 'flex', alignItems: 'center', gap: 3 },
  author: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 },
  time: { color: 'textMuted', fontSize: 'small' },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} satisfies Record<string, ThemeUIStyleObject>
