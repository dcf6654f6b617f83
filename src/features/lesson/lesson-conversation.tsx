import type { ReactNode } from 'react'
import { useText } from '../../shared/i18n/texts'
import { Container } from '../../shared/ui/container'
import { Section } from '../../shared/ui/section'
import { lessonTexts } from './lesson-texts'

interface LessonConversationProps {
  /** How many people like the lesson. */
  heart: ReactNode
  /** The comments, and how to join in. */
  children: ReactNode
}

/** What people make of the lesson. */
export function LessonConversation({ heart, children }: LessonConversationProps) {
  const text = useText(lessonTexts)
  return (
    <Container width='reading'>
      <Section title={text('comments.heading')} id='sxolia'>
        {heart}
        {children}
      </Section>
    </Container>
  )
}
