import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Toaster } from 'sonner'
import { addMessages, commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import toaster from '#locales/el/toaster.json'
import { connectToaster } from '../show-toast'
import { createShownToasts, toastNumbers } from './shown-toasts'
import { stageStyle } from './toaster-style'

const toasterMessages = addMessages('toaster', toaster)

const icons = {
  info: <Info size={22} />,
  success: <CircleCheck size={22} />,
  warning: <TriangleAlert size={22} />,
  error: <CircleAlert size={22} />,
  close: <X size={18} />,
}

/**
 * The toasts: at the lower edge, on wide windows in the right corner. The package's region
 * announces them politely. With the focus in them they open out and stay.
 */
export default function ToastStage() {
  const { t } = useTranslation(toasterMessages)
  const closeLabel = useTranslation(commonMessages).t('ui.close')
  const stage = useRef<HTMLDivElement>(null)
  const [toasts] = useState(() => createShownToasts((name) => keepFocus(stage.current, name)))
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const disconnect = connectToaster(toasts.take)
    return () => {
      disconnect()
      toasts.clear()
    }
  }, [toasts])
  useEffect(() => toasts.hold(hasFocus), [toasts, hasFocus])
  useEffect(() => followKeyboard(stage.current), [])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocus(currentTarget.contains(relatedTarget))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus
    <div ref={stage} data-chrome='' onFocus={() => setFocus(true)} onBlur={leave} sx={stageStyle}>
      <Toaster
        position='bottom-right'
        expand={hasFocus}
        visibleToasts={toastNumbers.atOnce}
        gap={toastNumbers.gapPx}
        icons={icons}
        containerAriaLabel={t('label')}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: closeLabel }}
      />
    </div>
  )
}

/**
 * Keeps the height of the window that an open keyboard covers in a custom property of an element. It
 * changes only the visual viewport, to which no CSS refers.
 */
function followKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const { visualViewport: viewport } = window
  if (!viewport || !element) return
  const measure = () => {
    // Of a page that is zoomed in, too, only a part is seen.
    const covered = viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop
    element.style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
  }
  measure()
  const changes = ['resize', 'scroll'] as const
  for (const change of changes) viewport.addEventListener(change, measure)
  return () => {
    for (const change of changes) viewport.removeEventListener(change, measure)
  }
}

/**
 * Moves the focus from a toast that goes to the next toast, or else to the page; otherwise keyboard
 * users would start at the top again. The package restores the previous focus where it still exists.
 */
function keepFocus(stage: Element | null, className: string): void {
  const all = [...(stage?.querySelectorAll('li') ?? [])]
  const leaving = all.find(({ classList }) => classList.contains(className))
  if (!leaving?.contains(document.activeElement)) return
  const [next] = all.filter((item) => item !== leaving && item.dataset.removed !== 'true')
  const place = next?.querySelector('button') ?? next ?? document.getElementById('content')
  place?.focus({ preventScroll: true })
}
