import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Toaster } from 'sonner'
import { addMessages, commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import toaster from '#locales/el/toaster.json'
import { connectToaster } from '../show-toast'
import { createShownToasts, toastNumbers } from './shown-toasts'
import { stageStyle, wideWindow } from './toaster-style'

const toasterMessages = addMessages('toaster', toaster)

const icons = {
  info: <Info size={22} />,
  success: <CircleCheck size={22} />,
  warning: <TriangleAlert size={22} />,
  error: <CircleAlert size={22} />,
  close: <X size={18} />,
}

/**
 * The toasts: below the header, on wide windows in the lower right corner. The package's region
 * announces them politely. With the focus in them they open out and stay.
 */
export default function ToastStage() {
  const { t } = useTranslation(toasterMessages)
  const closeLabel = useTranslation(commonMessages).t('ui.close')
  const stage = useRef<HTMLDivElement>(null)
  const [toasts] = useState(() => createShownToasts((name) => keepFocus(stage.current, name)))
  const [hasFocus, setFocus] = useState(false)
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wideWindow).matches)
  useEffect(() => {
    const disconnect = connectToaster(toasts.take)
    return () => {
      disconnect()
      toasts.clear()
    }
  }, [toasts])
  useEffect(() => toasts.hold(hasFocus), [toasts, hasFocus])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocus(currentTarget.contains(relatedTarget))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus
    <div ref={stage} data-chrome='' onFocus={() => setFocus(true)} onBlur={leave} sx={stageStyle}>
      <Toaster
        position={isWide ? 'bottom-right' : 'top-right'}
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

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(wideWindow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
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
