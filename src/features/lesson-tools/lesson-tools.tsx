import { Printer } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { ListenButton } from './components/listen-button'
import { SaveControl } from './components/save-control'
import { ShareButton } from './components/share-button'
import { toolsMessages } from './tools-messages'

export interface LessonToolsProps {
  path: string
  title: string
  bodyHtml: string
}

/** What a reader can do with a lesson: save it for later, share it, print it, listen to it. */
export default function LessonTools({ path, title, bodyHtml }: LessonToolsProps) {
  const { t } = useTranslation(toolsMessages)
  return (
    <section aria-label={t('tools')} data-chrome='' data-lesson-tools='' sx={styles.tools}>
      <SaveControl paths={[path]} words='lesson'>
        <ShareButton title={title} path={path} />
        <Button variant='secondary' size='sm' onClick={() => window.print()}>
          <Printer size={18} />
          <span>{t('print')}</span>
        </Button>
        <ListenButton title={title} bodyHtml={bodyHtml} />
      </SaveControl>
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
