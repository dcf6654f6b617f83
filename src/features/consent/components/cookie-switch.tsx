import { type ChangeEvent, type ComponentPropsWithoutRef, useId } from 'react'
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
  return (
    <li sx={rowStyle}>
      <SwitchLine
        label={t(`declared.${cookie.id}.name`)}
        about={t(`declared.${cookie.id}.description`)}
        name={cookie.id}
        checked={on}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
      />
      <FoldedFacts cookie={cookie} />
    </li>
  )
}

interface SwitchLineProps extends ComponentPropsWithoutRef<'input'> {
  label: string
  /** What it is for, or why it cannot be changed. */
  about: string
}

/** A switch beside its name, with a sentence below. */
export function SwitchLine({ label, about, ...input }: SwitchLineProps) {
  const id = useId()
  return (
    <div sx={lineStyle}>
      <label htmlFor={id}>
        <span>{label}</span>
        <input
          id={id}
          type='checkbox'
          role='switch'
          aria-checked={input.checked}
          aria-describedby={`${id}-about`}
          {...input}
        />
      </label>
      <p id={`${id}-about`}>{about}</p>
    </div>
  )
}

const rowStyle: ThemeUIStyleObject = {
  py: 3,
  borderTop: '1px solid',
  borderColor: 'hairline',
  fontSize: 'small',
  // A focused element must not end up behind the sticky actions.
  'input, summary, a': { scrollMarginBottom: 200 },
}

const lineStyle: ThemeUIStyleObject = {
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
    '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  },
}
