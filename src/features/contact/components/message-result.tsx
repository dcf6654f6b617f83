import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { useCountdown } from '#components/form/use-countdown'
import { Notice } from '#components/notice'
import { publicPaths } from '#contract/paths/site-paths'
import { problemMessages } from '#lib/http/problem-messages'
import { type Text, useText } from '#lib/i18n/messages'
import { type ContactMessages, contactMessages } from '../messages'
import type { SendStatus } from '../use-contact-message'

interface MessageSentProps {
  form: 'contact' | 'feedback'
  /** Address of the reply. */
  email: string
  onAnother: () => void
}

/** Confirmation with what happens next; receives focus. */
export function MessageSent({ form, email, onAnother }: MessageSentProps) {
  const text = useText(contactMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div sx={cardStyle}>
      <CircleCheck aria-hidden='true' size={40} />
      <h3 ref={heading} tabIndex={-1} sx={styles.heading}>
        {text(`sent.${form}.title`)}
      </h3>
      <p sx={styles.text}>{text(`sent.${form}.next`, { email })}</p>
      <div sx={styles.linkButtonRow}>
        <LinkButton to={publicPaths.blog}>{text('sent.lessons')}</LinkButton>
        <Button variant='secondary' onClick={onAnother}>
          {text(`sent.${form}.another`)}
        </Button>
      </div>
    </div>
  )
}

const cardStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 3,
  p: [5, 6],
  borderRadius: 'card',
  bg: 'primaryTint',
  overflowWrap: 'anywhere',
  '& > svg': { color: 'primaryText' },
  'h3:focus': { outline: 'none' },
}

interface SendingProblemProps {
  status: SendStatus
}

interface SentenceInput {
  text: Text<ContactMessages>
  problem: Text<typeof problemMessages.words>
  secondsLeft: number
}

type Sentence = (input: SentenceInput) => ReactNode

/** Why the message was not sent, by status; `refused` is shown by the fields. */
const sentences = {
  editing: null,
  sending: null,
  sent: null,
  refused: null,
  rateLimited: ({ text, secondsLeft }) => text('problems.held', { count: secondsLeft }),
  unreachable: ({ text, problem }) => `${problem('unreachable')} ${text('problems.kept')}`,
  offline: ({ text }) => text('problems.offline'),
  broken: ({ text, problem }) => `${problem('failed')} ${text('problems.kept')}`,
} satisfies Record<SendStatus['kind'], Sentence | null>

/** Why the message was not sent; receives focus when it appears. */
export function SendingProblem({ status }: SendingProblemProps) {
  const text = useText(contactMessages)
  const problem = useText(problemMessages)
  const element = useRef<HTMLDivElement>(null)
  const secondsLeft = useCountdown(status.kind === 'rateLimited' ? status.seconds : 0)
  const sentence: Sentence | null = sentences[status.kind]
  const isShown = sentence !== null
  useEffect(() => {
    if (isShown) element.current?.focus()
  }, [isShown])
  if (!sentence) return null
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone={status.kind === 'rateLimited' ? 'warning' : 'error'}
        title={text('problems.keptTitle')}
      >
        {sentence({ text, problem, secondsLeft })}
      </Notice>
    </div>
  )
}

const styles = {
  heading: { fontSize: 'h2' },
  text: { fontSize: 'lead' },
  linkButtonRow: { display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 },
} satisfies Record<string, ThemeUIStyleObject>
