/** @jsxImportSource theme-ui */
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { Button } from '../../../components/button'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { contactMessages } from '../contact-texts'

interface MessageSentProps {
  form: 'contact' | 'feedback'
  /** Where the answer will go. */
  email: string
  onAnother: () => void
}

/** The message arrived: what happens next, and two ways on. */
export function MessageSent({ form, email, onAnother }: MessageSentProps) {
  const text = useText(contactMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div sx={cardStyle}>
      <CircleCheck aria-hidden='true' size={40} />
      <h3 ref={heading} tabIndex={-1} sx={{ fontSize: 'h2' }}>
        {text(`sent.${form}.title`)}
      </h3>
      <p sx={{ fontSize: 'lead' }}>{text(`sent.${form}.next`, { email })}</p>
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>
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
