import { type CSSProperties, useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import toaster from '#locales/el/toaster.json'
import { insertGlobalStyles } from '#theme/styles'
import { connectToaster } from '../show-toast'
import { ToastAttention, useAttention } from './toast-attention'
import { ToastCard } from './toast-card'
import { clearanceProperty, useClearance } from './toast-clearance'
import { createToastStack, type StagedToast, type ToastStack, toastNumbers } from './toast-stack'

const { atOnce, gapPx, position } = toastNumbers

const toasterMessages = addMessages('toaster', toaster)

/** The visible toasts, newest at the bottom; the package's region announces them politely. */
export default function ToastStage() {
  const { t } = useTranslation(toasterMessages)
  const stage = useRef<HTMLDivElement>(null)
  const { isGiven, listeners } = useAttention()
  useClearance(stage)
  useEffect(() => {
    const stack = createToastStack({
      raise: (staged) => raise(stack, staged),
      drop: (key) => {
        keepFocus(stage.current, key)
        toast.dismiss(key)
      },
    })
    const disconnect = connectToaster(stack.take)
    return () => {
      disconnect()
      toast.dismiss()
    }
  }, [])
  return (
    <ToastAttention.Provider value={isGiven}>
      <div ref={stage} data-chrome='' style={{ display: 'contents' }} {...listeners}>
        <Toaster
          expand
          position={position}
          visibleToasts={atOnce}
          containerAriaLabel={t('label')}
          gap={gapPx}
          style={stageStyle}
          offset={stageOffset}
          mobileOffset={stageOffset}
        />
      </div>
    </ToastAttention.Provider>
  )
}

/** The package renders and animates a toast; its duration is ours, so that it can pause. */
function raise(stack: ToastStack, staged: StagedToast): void {
  const { key, onClose } = staged
  toast.custom(() => <ToastCard toast={staged} onEnd={() => stack.end(key)} />, {
    id: key,
    duration: Number.POSITIVE_INFINITY,
    // Swiped away; a toast that ended in another way is already gone.
    onDismiss: () => {
      if (stack.end(key)) onClose?.()
    },
  })
}

/** Height of the consent banner in px. */
const banner = 'var(--consent-banner, 0px)'

/** Above all elements that are fixed at the lower edge. */
const floor = `var(--toast-floor, 0px) + ${banner} + 16px + env(safe-area-inset-bottom)`

/** Distance of toasts from the window's edges; they must not cover the page's main actions. */
const stageOffset = {
  right: 'max(16px + var(--toast-corner, 0px), env(safe-area-inset-right))',
  left: 'max(16px, env(safe-area-inset-left))',
  bottom: `max(${floor}, var(${clearanceProperty}, 0px))`,
}

const stageStyle: CSSProperties & Record<'--width', string> = {
  '--width': 'var(--toast-width, 356px)',
}

insertGlobalStyles({
  // The bottom bar of small screens, below the banner.
  '@media (max-width: 1023.98px) and (min-height: 480.02px)': {
    ':root': { '--toast-floor': '60px' },
  },
  // Beside the consent settings button in the corner.
  '@media (min-width: 1280px) and (min-height: 480.02px)': {
    // Wide enough for a sentence and its button on one line.
    ':root': { '--toast-corner': '44px', '--toast-width': '440px' },
  },
  '[data-sonner-toast]': { width: '100%' },
  // Below open menus of the navbar; the package would put them above everything.
  '[data-sonner-toaster][data-sonner-toaster]': { zIndex: 38 },
})

/**
 * Moves the focus from a toast that is removed to the next toast, or else to the page; otherwise
 * keyboard users would start at the top again. The package restores the previous focus where it
 * still exists.
 */
function keepFocus(stage: Element | null, key: string): void {
  const leaving = stage?.querySelector(`[data-toast="${key}"]`)
  if (!leaving?.contains(document.activeElement)) return
  const others = [...(stage?.querySelectorAll(`[data-toast]:not([data-toast="${key}"])`) ?? [])]
  const [next] = others.flatMap((card) => card.querySelector('button') ?? [])
  const place = next ?? document.getElementById('content')
  place?.focus({ preventScroll: true })
}
