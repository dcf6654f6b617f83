/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

interface SettingsGroupProps {
  title: string
  /** What it is about, in one line. */
  sentence: string
  /** Several of `Setting`. */
  children: ReactNode
}

/** Settings that belong together, on a card of their own. */
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
