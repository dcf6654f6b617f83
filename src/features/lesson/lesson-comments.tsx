import type { ReactNode } from 'react'
import { Container } from '#components/container'
import { idleLazy } from '#components/idle-lazy'
import { Section } from '#components/section'
import { useTranslation } from '#lib/i18n/use-translation'
import type { CommentsProps } from './components/comments'
import { lessonMessages } from './lesson-messages'

interface LessonConversationProps {
  likeButton: ReactNode
  children: ReactNode
}

export function LessonConversation({ likeButton, children }: LessonConversationProps) {
  const { t } = useTranslation(lessonMessages)
  return (
    <Container width='reading'>
      {/* The API's mails about comments name this id. */}
      <Section title={t('comments.heading')} id='blog-post-comments'>
        {likeButton}
        {children}
      </Section>
    </Container>
  )
}

/** The built comments; once somebody comes near them, those of the API. */
export const LessonComments = idleLazy<CommentsProps>(
  () => import(/* webpackChunkName: "live-comments" */ './components/comments'),
  { near: true },
)
