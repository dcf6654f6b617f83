import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { practiceMessages } from '../practice-messages'

interface UndoNoteProps {
  onUndo: () => void
  /** What was removed. */
  children: ReactNode
}

/** Says what was removed and takes it back. It gets the focus of the button that is gone. */
export function UndoNote({ onUndo, children }: UndoNoteProps) {
  const { t } = useTranslation(practiceMessages)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else was removed
  useEffect(() => button.current?.focus(), [children])
  return (
    <Notice
      live
      action={
        <Button ref={button} size='sm' variant='secondary' onClick={onUndo}>
          {t('data.undo')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
