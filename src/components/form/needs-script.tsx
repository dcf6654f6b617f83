import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Notice } from '../notice'

interface NeedsScriptProps {
  /** Why the form cannot be sent, and what helps. */
  notice: string
  children: ReactNode
}

/** Without scripts the form cannot be sent: it is replaced by a disabled copy below a notice. */
export function NeedsScript({ notice, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        <Notice tone='warning'>{notice}</Notice>
        <fieldset disabled sx={styles.fieldset}>
          {children}
        </fieldset>
      </noscript>
      <div sx={styles.needsScript}>{children}</div>
    </>
  )
}

const styles = {
  fieldset: { m: 0, mt: 4, p: 0, border: 0, minWidth: 0 },
  needsScript: { '@media (scripting: none)': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
