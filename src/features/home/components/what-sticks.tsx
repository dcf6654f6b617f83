import { CircleCheckBig, Feather, PencilLine } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Section } from '#components/section'
import { useTranslation } from '#lib/i18n/use-translation'
import { homeMessages } from '../home-messages'

const reasons = [
  { name: 'recall', icon: PencilLine },
  { name: 'light', icon: Feather },
  { name: 'short', icon: CircleCheckBig },
] as const

/** Three reasons why lessons are remembered. */
export function WhatSticks() {
  const { t } = useTranslation(homeMessages)
  return (
    <Section title={t('sticks.title')}>
      <ul sx={reasonsStyle}>
        {reasons.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Icon aria-hidden='true' size={28} strokeWidth={1.75} />
            <h3>{t(`sticks.${name}.title`)}</h3>
            <p>{t(`sticks.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const reasonsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['1fr', null, 'repeat(3, 1fr)'],
  gap: [4, null, 5, 6],
  m: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'grid',
    gap: 2,
    alignContent: 'start',
    pt: 4,
    borderTop: '3px solid',
    borderColor: 'primary',
  },
  svg: { color: 'primaryText' },
  h3: { fontSize: 'h3' },
  p: { color: 'textMuted' },
}
