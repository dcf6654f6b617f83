/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { contactMessages } from '../contact-texts'

/**
 * A form that only a script can send. Where none runs, the same form stands there switched off,
 * below a sentence that says why; the other one is hidden, as it would take words and do nothing.
 */
export function NeedsScript({ children }: { children: ReactNode }) {
  const text = useText(contactMessages)
  return (
    <>
      <noscript>
        <Notice tone='warning'>{text('noScript')}</Notice>
        <fieldset disabled sx={{ m: 0, mt: 4, p: 0, border: 0, minWidth: 0 }}>
          {children}
        </fieldset>
      </noscript>
      <div sx={{ '@media (scripting: none)': { display: 'none' } }}>{children}</div>
    </>
  )
}
