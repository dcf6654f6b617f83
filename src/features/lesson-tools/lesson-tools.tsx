import { Headphones, Printer, X } from 'lucide-react'
import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { usePressedPart } from '#lib/lazy/use-pressed-part'
import { SaveControl } from './components/save-control'
import { ShareButton } from './components/share-button'
import { toolsMessages } from './tools-messages'

export interface LessonToolsProps {
  path: string
  title: string
  bodyHtml: string
}

const loadPlayer = () =>
  import(/* webpackChunkName: "lesson-listening" */ './components/lesson-player')

/**
 * What a reader can do with a lesson: save it for later, share it, print it, listen to it. What
 * reads it aloud loads with the press.
 */
export default function LessonTools({ path, title, bodyHtml }: LessonToolsProps) {
  const { t } = useTranslation(toolsMessages)
  const [isListening, setListening] = useState(false)
  const player = usePressedPart(loadPlayer)
  const Player = player.part?.default
  const isOpen = isListening && Player !== undefined
  const listen = () => {
    setListening(!isOpen)
    player.open()
  }
  return (
    <section aria-label={t('tools')} data-chrome='' data-lesson-tools='' sx={styles.tools}>
      <SaveControl paths={[path]} words='lesson'>
        <ShareButton title={title} path={path} />
        <Button variant='secondary' size='sm' onClick={() => window.print()}>
          <Printer size={18} />
          <span>{t('print')}</span>
        </Button>
        <Button
          variant='secondary'
          size='sm'
          busy={player.status === 'loading'}
          aria-expanded={isOpen}
          onClick={listen}
        >
          {isOpen ? <X size={18} /> : <Headphones size={18} />}
          <span>{t(isOpen ? 'listen.close' : 'listen.play')}</span>
        </Button>
      </SaveControl>
      {isOpen && <Player {...{ path, title, bodyHtml }} />}
      {player.status === 'failed' && (
        <Notice tone='error' live>
          {t('listen.notLoaded')}
        </Notice>
      )}
    </section>
  )
}

const styles = {
  tools: {
    display: 'grid',
    gap: 3,
    maxWidth: 'reading',
    mt: 6,
    '@media (scripting: none)': { display: 'none' },
  },
} satisfies Record<string, ThemeUIStyleObject>
