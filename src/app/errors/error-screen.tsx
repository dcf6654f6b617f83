/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { BrandMark } from '../../components/brand-mark'
import { Button, buttonStyle } from '../../components/button'
import { usePageTitle } from '../../components/page-title'
import { commonMessages, useText } from '../../lib/i18n/messages'

interface ErrorScreenProps {
  /** Offline, or a chunk failed to load; both show the same message. */
  isCutOff: boolean
  onRetry: () => void
  /** Replaces the general messages. */
  messages?: { title: string; sentence: string }
  children?: ReactNode
}

/** Error message with a retry and a link home, which loads a new document on purpose. */
export function ErrorScreen({ isCutOff, onRetry, messages, children }: ErrorScreenProps) {
  const text = useText(commonMessages)
  const title = messages?.title ?? text(isCutOff ? 'errorScreen.cutOffTitle' : 'errorScreen.title')
  usePageTitle(title)
  return (
    <div
      role='alert'
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 4,
        maxWidth: 'narrow',
        mx: 'auto',
        px: 4,
        py: [7, null, 8],
        textAlign: 'center',
      }}
    >
      <BrandMark size={56} />
      <h1 sx={{ fontSize: 'h2' }}>{title}</h1>
      <p sx={{ color: 'textMuted' }}>
        {messages?.sentence ??
          text(isCutOff ? 'errorScreen.cutOffSentence' : 'errorScreen.sentence')}
      </p>
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        <Button onClick={onRetry}>{text('errorScreen.retry')}</Button>
        <a href='/' sx={buttonStyle({ variant: 'secondary' })}>
          {text('errorScreen.home')}
        </a>
      </div>
      {children}
    </div>
  )
}
