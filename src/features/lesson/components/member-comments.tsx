import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { Notice } from '#components/notice'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import memberComments from '#locales/el/member-comments.json'
import { lessonMessages } from '../lesson-messages'
import { guestComments, type MemberCommentsHandle } from '../member-comments-handle'
import { useMemberComments } from '../use-member-comments'

const memberMessages = addMessages('member-comments', memberComments)

export interface MemberCommentsProps {
  postId: number
  /** Sets what the thread shows of the member. */
  onChange: Dispatch<SetStateAction<MemberCommentsHandle>>
  /** The line above the comments, which gets the focus after a deletion. */
  heading: RefObject<HTMLElement>
}

/**
 * The comments of a signed-in member, which the thread shows, and the question before one is deleted.
 * Guests do not load it.
 */
export default function MemberComments({ postId, onChange, heading }: MemberCommentsProps) {
  const { t } = useTranslation(lessonMessages)
  const handle = useMemberComments(postId)
  const { removal, isUnread, retry } = handle
  useLayoutEffect(() => onChange(handle), [handle, onChange])
  // What the member has deleted stays away.
  useLayoutEffect(() => () => onChange(({ gone }) => ({ ...guestComments, gone })), [onChange])
  return (
    <>
      {isUnread && <UnreadComments retry={retry} />}
      <ConfirmDialog
        open={removal.isConfirming}
        title={t('comments.confirmTitle')}
        confirmLabel={t('comments.confirm')}
        onConfirm={() => {
          removal.confirm()
          // The focused element disappears.
          heading.current?.focus()
        }}
        onCancel={removal.cancel}
      >
        <p>{t('comments.confirmSentence')}</p>
      </ConfirmDialog>
    </>
  )
}

/** Without them, nobody sees which comments are their own, or wait. */
function UnreadComments({ retry }: { retry: () => void }) {
  const { t } = useTranslation(memberMessages)
  return (
    <div sx={styles.unread}>
      <Notice
        tone='warning'
        live
        title={t('unread')}
        action={
          <Button variant='secondary' size='sm' onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}

const styles = { unread: { mt: 4 } } satisfies Record<string, ThemeUIStyleObject>
