import type { RefObject } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Prose } from '#components/prose'

interface LessonBodyProps {
  html: string
  text: RefObject<HTMLDivElement>
}

/** The text of a lesson; its exercise is a highlighted card. */
export function LessonBody({ html, text }: LessonBodyProps) {
  return (
    <div ref={text} sx={exerciseStyle}>
      <Prose html={html} />
    </div>
  )
}

/** The exercise with numbered steps. */
const exerciseStyle: ThemeUIStyleObject = {
  '[data-block="exercise"]': {
    mt: 7,
    p: [4, 6],
    border: '2px solid',
    borderColor: 'primary',
    borderRadius: 'card',
    bg: 'raised',
  },
  '[data-block="exercise"] > h2': { m: 0, fontSize: 'h2', hyphens: 'manual' },
  '[data-block="exercise"] > * + *': { mt: 4 },
  // Its height is kept, so that nothing moves when a script adds the progress.
  '[data-progress]': { minHeight: [56, 'touch'], '@media (scripting: none)': { display: 'none' } },
  '[data-block="exercise"] ol': { p: 0, listStyle: 'none', counterReset: 'step' },
  '[data-block="exercise"] ol > li': {
    position: 'relative',
    minHeight: 32,
    pl: [45, 48],
    counterIncrement: 'step',
  },
  '[data-block="exercise"] ol > li + li': { mt: 3 },
  '[data-block="exercise"] ol > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: '-2px',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50% 50% 50% 6px',
    bg: 'primaryTintStrong',
    color: 'primaryText',
    fontSize: 'small',
    fontWeight: 'bold',
  },
}
