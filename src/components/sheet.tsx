import { Dialog, type DialogProps } from './dialog'

interface SheetProps extends Omit<DialogProps, 'placement'> {
  placement?: 'bottom' | 'side'
}

/** A dialog that comes up from the screen's lower edge, for filters and choices on phones. */
export function Sheet({ placement = 'bottom', ...dialog }: SheetProps) {
  return <Dialog placement={placement} {...dialog} />
}
