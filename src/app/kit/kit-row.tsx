import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { addMessages } from '#lib/i18n/messages'
import kit from '#locales/el/kit.json'

/** Messages of the component samples page. */
export const kitMessages = addMessages('kit', kit)

/** Samples of a component below its name. */
export function KitRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div sx={styles.root}>
      <p sx={styles.text}>{name}</p>
      <div sx={styles.row}>{children}</div>
    </div>
  )
}

const styles = {
  root: { py: 4, borderBottom: '1px solid', borderColor: 'hairline' },
  text: { mb: 3, color: 'textMuted', fontSize: 'small' },
  row: { display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' },
} satisfies Record<string, ThemeUIStyleObject>
