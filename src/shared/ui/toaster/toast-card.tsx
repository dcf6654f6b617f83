/** @jsxImportSource theme-ui */
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { commonTexts } from '../../i18n/common-texts'
import { useText } from '../../i18n/texts'
import { Button } from '../button'
import { IconButton } from '../icon-button'
import type { Toast } from '../show-toast'

interface ToastCardProps {
  toast: Toast
  onClose: () => void
}

const looks: Record<Toast['tone'], { icon: LucideIcon; mark: string }> = {
  info: { icon: Info, mark: 'secondaryText' },
  success: { icon: CircleCheck, mark: 'successText' },
  warning: { icon: TriangleAlert, mark: 'warningText' },
  error: { icon: CircleAlert, mark: 'errorText' },
}

const cardStyle: ThemeUIStyleObject = {
  display: 'flex',
  gap: 3,
  p: 3,
  pl: 4,
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'menu',
  bg: 'raised',
  color: 'text',
  boxShadow: 'high',
  fontSize: 'small',
}

/** One toast: what happened, what can be done about it, and the way to close it. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const text = useText(commonTexts)
  const { icon: Icon, mark } = looks[toast.tone]
  const { action } = toast
  const act = () => {
    onClose()
    action?.onPress()
  }
  return (
    <div sx={cardStyle} data-tone={toast.tone}>
      <Icon size={22} sx={{ flexShrink: 0, mt: '11px', color: mark }} />
      <div sx={{ flex: 1, display: 'grid', gap: 2, minWidth: 0, py: '11px' }}>
        <strong>{toast.title}</strong>
        {toast.description && <span sx={{ color: 'textMuted' }}>{toast.description}</span>}
        {action && (
          <div>
            <Button size='sm' variant='secondary' onClick={act}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton label={text('ui.close')} onClick={onClose}>
        <X size={18} />
      </IconButton>
    </div>
  )
}
