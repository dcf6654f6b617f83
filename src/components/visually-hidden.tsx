import type { ComponentPropsWithoutRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} sx={styles.visuallyHidden} />
}

const styles = {
  visuallyHidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    m: '-1px',
    p: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  },
} satisfies Record<string, ThemeUIStyleObject>
