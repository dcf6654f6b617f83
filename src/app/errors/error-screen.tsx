/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { BrandMark } from '../../components/brand-mark'
import { Button } from '../../components/button'
import { buttonStyle } from '../../components/button-style'
import { usePageTitle } from '../../components/page-title'
import { commonMessages } from '../../lib/i18n/common-texts'
import { useText } from '../../lib/i18n/texts'

interface ErrorScreenProps {
  /** There is no connection, or a script did not come, which people cannot tell apart. */
  isCutOff: boolean
  onRetry: () => void
  /** Where more is known than that. */
  words?: { title: string; sentence: string }
  children?: ReactNode
}

/** What happened, what was kept, what to do. The way home loads a new document on purpose. */
export function ErrorScreen({ isCutOff, onRetry, words, children }: ErrorScreenProps) {
  const text = useText(commonMessages)
  const title = words?.title ?? text(isCutOff ? 'errorScreen.cutOffTitle' : 'errorScreen.title')
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
        {words?.sentence ?? text(isCutOff ? 'errorScreen.cutOffSentence' : 'errorScreen.sentence')}
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
