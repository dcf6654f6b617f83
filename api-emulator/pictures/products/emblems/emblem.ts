import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { drawEach } from '../../shapes'
import type { Emblem } from '../product-design'
import * as lettered from './lettered'

/** The emblem of `emblems/<name>.svg`, below its title; the custom properties in it are replaced by colours. */
export function emblem(name: string): Emblem {
  const lines = readFileSync(join(__dirname, `${name}.svg`), 'utf8')
    .trim()
    .split('\n')
    .slice(2, -1)
  const inside = drawEach(lines, (line) => line.trim())
  return (tone) =>
    inside.replace(/var\(--(face|ink|mark)\)/g, (_, key: keyof typeof tone) => tone[key])
}

/** Emblems with letters, which are drawn by code. */
const drawn: Readonly<Record<string, Emblem>> = {
  articles: lettered.articles,
  copybook: lettered.copybook,
  moon: lettered.moon,
  rising: lettered.rising,
  spelling: lettered.spelling,
  stop: lettered.stop,
  thinker: lettered.thinker,
  times: lettered.times,
  twins: lettered.twins,
  alphabet: lettered.glyphs('Αα', 62),
  quotation: lettered.saying('«…»'),
  sodium: lettered.element('Na', '11'),
}

const colour = z.optional(z.string().check(z.regex(/^(#[\da-f]{6}|ink)$/)))

/** An emblem in a JSON file: its name, or a name with other colours; `ink` is that of the tone. */
export const emblemByName = z.pipe(
  z.union([z.string(), z.strictObject({ name: z.string(), ink: colour, mark: colour })]),
  z.transform((spec): Emblem => {
    const {
      name,
      ink = undefined,
      mark = undefined,
    } = typeof spec === 'string' ? { name: spec } : spec
    const draw = drawn[name] ?? emblem(name)
    return (tone) => {
      const own = { ...tone, ...(ink && { ink }), ...(mark && { mark }) }
      return draw({ ...own, mark: own.mark === 'ink' ? tone.ink : own.mark })
    }
  }),
)
