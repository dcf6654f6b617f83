/** @jsxImportSource theme-ui */
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithoutRef } from 'react'
import { controlStyle } from './control-style'

/** A choice of one among a few, in the look of all controls; its label stands elsewhere. */
export function SelectBox(props: ComponentPropsWithoutRef<'select'>) {
  return (
    <span sx={{ position: 'relative', display: 'flex' }}>
      <select {...props} sx={{ ...controlStyle('md'), appearance: 'none', pr: 6 }} />
      <ChevronDown
        size={18}
        sx={{
          position: 'absolute',
          right: '12px',
          top: 'calc(50% - 9px)',
          pointerEvents: 'none',
        }}
      />
    </span>
  )
}
