import { type ReactNode, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { SettingAnchor } from './settings-contents'

interface SettingsGroupProps {
  title: string
  /** Description in one line. */
  sentence: string
  /** Several of `Setting`. */
  children: ReactNode
}

/** A card with related settings. */
export function SettingsGroup({ title, sentence, children }: SettingsGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} sx={groupStyle}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{sentence}</p>
      </header>
      <div>{children}</div>
    </section>
  )
}

const groupStyle: ThemeUIStyleObject = {
  '& > header': { mb: 3 },
  '& > header > h2': { m: 0, fontSize: 'h3' },
  '& > header > p': { m: 0, color: 'textMuted', fontSize: 'small' },
  '& > div': {
    border: '1px solid',
    borderColor: 'cardEdge',
    borderRadius: 'card',
    bg: 'raised',
    boxShadow: 'low',
  },
  '& > div > *': { p: [4, 5] },
  '& > div > * + *': { borderTop: '1px solid', borderColor: 'hairline' },
}

interface SettingProps {
  /** Anchor, listed in the contents of the page. */
  anchor: SettingAnchor
  title: string
  children: ReactNode
}

export function Setting({ anchor, title, children }: SettingProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} sx={styles.setting}>
      <h3 id={id} sx={styles.settingHeading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

const styles = {
  setting: {
    display: 'grid',
    gap: 4,
    // Below the header and, on small screens, the row of links.
    '&, input, textarea, select, button, a': { scrollMarginTop: [64, null, null, 16] },
  },
  settingHeading: { m: 0, fontSize: 'body', fontWeight: 'bold' },
} satisfies Record<string, ThemeUIStyleObject>
