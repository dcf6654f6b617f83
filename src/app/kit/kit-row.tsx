import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { addMessages } from '#lib/i18n/messages'
import kit from '#locales/el/kit.json'

export const kitMessages = addMessages('kit', kit)

/** Samples of a component below its name. */
export function KitRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div sx={styles.kitRow}>
      <p sx={styles.kitRowText}>{name}</p>
      <div sx={styles.kitRowRow}>{children}</div>
    </div>
  )
}

const styles = {
  kitRow: { py: 4, borderBottom: '1px solid', borderColor: 'hairline' },
  kitRowText: { mb: 3, color: 'textMuted', fontSize: 'small' },
  kitRowRow: { display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' },
} satisfies Record<string, ThemeUIStyleObject>
