/** @jsxImportSource theme-ui */
import { Heart, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../shared/i18n/texts'
import { loginPath } from '../../shared/navigation/login-path'
import { Container } from '../../shared/ui/container'
import { LinkButton } from '../../shared/ui/link-button'
import { Section } from '../../shared/ui/section'
import type { LessonContent } from './lesson-content'
import { lessonTexts } from './lesson-texts'

interface LessonConversationProps {
  lesson: Pick<LessonContent, 'path' | 'likesCount'>
  /** The comments. */
  children: ReactNode
}

/** What people make of the lesson: likes, comments, and how to join in. */
export function LessonConversation({ lesson, children }: LessonConversationProps) {
  const text = useText(lessonTexts)
  const { path, likesCount } = lesson
  return (
    <Container width='reading'>
      <Section title={text('comments.heading')} id='sxolia'>
        <p sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'textMuted' }}>
          <Heart aria-hidden='true' size={20} />
          {likesCount > 0 ? text('likes', { count: likesCount }) : text('noLikes')}
        </p>
        {children}
        <div sx={invitationStyle}>
          <MessageCircle aria-hidden='true' size={24} />
          <p>{text('comments.membersOnly')}</p>
          <LinkButton to={loginPath(path)} variant='secondary' prefetch={false}>
            {text('comments.signIn')}
          </LinkButton>
        </div>
      </Section>
    </Container>
  )
}

const invitationStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  mt: 5,
  p: [4, 5],
  borderRadius: 'card',
  bg: 'surface',
}
