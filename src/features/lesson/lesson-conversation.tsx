import type { ReactNode } from 'react'
import { Container } from '../../components/container'
import { Section } from '../../components/section'
import { useText } from '../../lib/i18n/texts'
import { lessonMessages } from './lesson-texts'

interface LessonConversationProps {
  /** How many people like the lesson. */
  heart: ReactNode
  /** The comments, and how to join in. */
  children: ReactNode
}

/** What people make of the lesson. */
export function LessonConversation({ heart, children }: LessonConversationProps) {
  const text = useText(lessonMessages)
  return (
    <Container width='reading'>
      <Section title={text('comments.heading')} id='sxolia'>
        {heart}
        {children}
      </Section>
    </Container>
  )
}
