/** @jsxImportSource theme-ui */

import type { ReactNode } from 'react'
import kit from '../../../locales/el/kit.json'
import { addMessages } from '../../lib/i18n/messages'

/** Messages of the component samples page. */
export const kitMessages = addMessages('kit', kit)

/** Samples of a component below its name. */
export function KitRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div sx={{ py: 4, borderBottom: '1px solid', borderColor: 'hairline' }}>
      <p sx={{ mb: 3, color: 'textMuted', fontSize: 'small' }}>{name}</p>
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>{children}</div>
    </div>
  )
}
