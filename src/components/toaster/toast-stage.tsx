import { Global } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import { commonMessages } from '../../lib/i18n/common-texts'
import { useText } from '../../lib/i18n/texts'
import { setStage } from '../show-toast'
import { keepFocus } from './keep-focus'
import { ToastAttention, useAttention } from './toast-attention'
import { ToastCard } from './toast-card'
import { toastNumbers } from './toast-numbers'
import { createToastStack, type StagedToast, type ToastStack } from './toast-stack'
import { placeStyle, stageOffset } from './toast-stage-style'

const { atOnce, gapPx, position } = toastNumbers

/** The toasts in view, newest below; the region of the package tells screen readers politely. */
export default function ToastStage() {
  const text = useText(commonMessages)
  const stage = useRef<HTMLDivElement>(null)
  const { isGiven, listeners } = useAttention()
  useEffect(() => {
    const stack = createToastStack({
      raise: (staged) => raise(stack, staged),
      drop: (key) => {
        keepFocus(stage.current, key)
        toast.dismiss(key)
      },
    })
    const leave = setStage(stack.take)
    return () => {
      leave()
      toast.dismiss()
    }
  }, [])
  return (
    <ToastAttention.Provider value={isGiven}>
      <Global styles={placeStyle} />
      <div ref={stage} data-chrome='' style={{ display: 'contents' }} {...listeners}>
        <Toaster
          expand
          position={position}
          visibleToasts={atOnce}
          containerAriaLabel={text('toasts')}
          gap={gapPx}
          offset={stageOffset}
          mobileOffset={stageOffset}
        />
      </div>
    </ToastAttention.Provider>
  )
}

/** The package shows it and moves it; its time is ours, so that it can rest. */
function raise(stack: ToastStack, staged: StagedToast): void {
  const { key, onClose } = staged
  toast.custom(() => <ToastCard toast={staged} onEnd={() => stack.end(key)} />, {
    id: key,
    duration: Number.POSITIVE_INFINITY,
    // Wiped away by a finger; what ended in another way is not there any more.
    onDismiss: () => {
      if (stack.end(key)) onClose?.()
    },
  })
}
