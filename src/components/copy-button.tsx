import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '#lib/i18n/use-translation'
import { actionMessages } from './action-messages'
import { Button } from './button'
import { VisuallyHidden } from './visually-hidden'

interface CopyButtonProps {
  /** Text to copy. */
  value: string
  children: ReactNode
}

type Result = 'copied' | 'notCopied'

/** How long the button says that it has copied, in ms. */
const copiedForMs = 4_000

/** Copies a text to the clipboard and shows the result, of each press anew. */
export function CopyButton({ value, children }: CopyButtonProps) {
  const { t } = useTranslation(actionMessages)
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult(null), copiedForMs)
    return () => clearTimeout(timer)
  }, [result])
  const press = () => {
    // A message that stays in the page is announced once only.
    setResult(null)
    void copy(value).then(setResult)
  }
  return (
    <>
      <Button variant='secondary' onClick={press}>
        {result === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        <span>{result === 'copied' ? t('copied') : children}</span>
      </Button>
      <VisuallyHidden role='status'>{result === 'copied' && t('copied')}</VisuallyHidden>
      {result === 'notCopied' && <p role='alert'>{t('notCopied')}</p>}
    </>
  )
}

async function copy(value: string): Promise<Result> {
  try {
    await navigator.clipboard.writeText(value)
    return 'copied'
  } catch {
    return 'notCopied'
  }
}
