import { type ChangeEvent, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { cookieMessages } from '../cookie-messages'
import type { DeclaredCookie, OptionalId } from '../declared-cookies'
import { FoldedFacts } from './cookie-facts'

interface CookieSwitchProps {
  cookie: DeclaredCookie<OptionalId>
  on: boolean
  onChange: (on: boolean) => void
}

/** One optional cookie: purpose, switch and collapsed details. */
export function CookieSwitch({ cookie, on, onChange }: CookieSwitchProps) {
  const { t } = useTranslation(cookieMessages)
  const id = useId()
  const name = t(`declared.${cookie.id}.name`)
  return (
    <li sx={rowStyle}>
      <label htmlFor={id}>
        <span className='name'>{name}</span>
        <input
          id={id}
          type='checkbox'
          role='switch'
          aria-checked={on}
          name={cookie.id}
          checked={on}
          aria-describedby={`${id}-about`}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
        />
      </label>
      <p id={`${id}-about`}>{t(`declared.${cookie.id}.description`)}</p>
      <FoldedFacts cookie={cookie} />
    </li>
  )
}

const rowStyle: ThemeUIStyleObject = {
  py: 3,
  borderTop: '1px solid',
  borderColor: 'hairline',
  fontSize: 'small',
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    minHeight: 'touch',
    fontSize: 'body',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  input: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: 48,
    height: 28,
    m: 0,
    border: '2px solid',
    borderColor: 'control',
    borderRadius: 'full',
    cursor: 'inherit',
    transition: 'background-color 150ms ease-out',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '4px',
      left: '4px',
      width: 16,
      height: 16,
      borderRadius: 'full',
      bg: 'control',
      transition: 'transform 150ms ease-out',
    },
    '&:checked': { borderColor: 'primary', bg: 'primary' },
    '&:checked::before': { transform: 'translateX(20px)', bg: 'onPrimary' },
    '&:focus-visible': { borderRadius: 'full' },
    // Forced colours override the background that shows the state.
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  },
  // A focused element must not end up behind the sticky actions.
  'input, summary, a': { scrollMarginBottom: 200 },
}
