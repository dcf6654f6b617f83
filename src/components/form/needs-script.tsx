import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

interface NeedsScriptProps {
  /** Why the form cannot be sent, and what helps. */
  notice: string
  children: ReactNode
}

/** Without scripts the form cannot be sent: it is replaced by a disabled copy that says why. */
export function NeedsScript({ notice, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        <fieldset disabled sx={styles.fieldset}>
          <legend>
            <TriangleAlert size={22} />
            <span>{notice}</span>
          </legend>
          {children}
        </fieldset>
      </noscript>
      <div sx={styles.needsScript}>{children}</div>
    </>
  )
}

const styles = {
  fieldset: {
    m: 0,
    p: 0,
    border: 0,
    minWidth: 0,
    legend: {
      display: 'flex',
      gap: 3,
      width: '100%',
      mb: 4,
      p: 4,
      borderRadius: 'menu',
      bg: 'warningTint',
    },
    'legend > svg': { flexShrink: 0, color: 'warningText' },
  },
  needsScript: { '@media (scripting: none)': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
