import { backdrop } from '../backdrops'
import { dropShape } from '../drop-shape'
import type { Motif } from '../motif'
import { bows } from '../motifs/arcs'
import { bars } from '../motifs/bars'
import { books } from '../motifs/books'
import { drop } from '../motifs/drop'
import { glass, glasses } from '../motifs/glass'
import { leaf } from '../motifs/leaf'
import { steps } from '../motifs/path'
import { landing } from '../motifs/ripples'
import { casement } from '../motifs/window'
import type { Scene, SceneDeps } from '../scene'
import { block, d, stroke } from '../shapes'

// Motifs with more faces of their own come up more often.
const heroes: readonly [Motif, ...Motif[]] = [
  bars,
  glasses,
  glass,
  leaf,
  books,
  books,
  casement,
  casement,
  bows,
  drop,
  steps,
]

/** Something stands at the water's edge and is mirrored; a drop is about to fall. */
export const shore: Scene = (deps) => {
  const { inks, random } = deps
  const hero = random.pick(heroes)
  const level = random.whole(86, 100) * 10
  const water = block(0, level, 1600, 1200 - level, inks.quiet)
  return water + random.pick([alone, pair, aside])({ ...deps, hero, level })
}

interface ShoreDeps extends SceneDeps {
  hero: Motif
  /** Where the water begins, from the top. */
  level: number
}

function alone(deps: ShoreDeps): string {
  const { inks, level, across } = deps
  return [
    backdrop(800, level, inks, deps.random),
    status(deps, deps.hero, 780, deps.random.whole(72, 80) * 10),
    landing(across(1300), level, 110, inks),
    dropShape(across(1300), level - 420, 44, inks.spot),
  ].join('')
}

function pair(deps: ShoreDeps): string {
  const { inks, level, across } = deps
  const companion = deps.random.pick(deps.hero === leaf ? [bars, drop] : [leaf, leaf, drop])
  return [
    backdrop(across(620), level, inks, deps.random),
    status(deps, deps.hero, 620, deps.random.whole(66, 73) * 10),
    status(deps, companion, 1230, deps.random.whole(28, 34) * 10),
    dropShape(across(1230), level - 490, 44, inks.spot),
  ].join('')
}

function aside(deps: ShoreDeps): string {
  const { inks, level, across } = deps
  const x = across(1220)
  return [
    backdrop(across(620), level, inks, deps.random),
    status(deps, deps.hero, 620, deps.random.whole(70, 77) * 10),
    landing(x, level, 230, inks),
    dropShape(x, level - 160, 54, inks.spot),
    dropShape(x, level - 390, 34, inks.main),
    dropShape(x, level - 550, 20, inks.soft),
  ].join('')
}

function status(deps: ShoreDeps, motif: Motif, column: number, size: number): string {
  const { inks, random, level, across } = deps
  const x = across(column)
  const drawn = motif({ x: x - size / 2, y: level - size, size, inks, random })
  return drawn + mirrored(x, level, size, inks.ground)
}

/** Three short lines on the water, narrower with the distance: the quietest mirror there is. */
function mirrored(x: number, level: number, width: number, ink: string): string {
  return [0.84, 0.56, 0.24]
    .map((part, index) => {
      const y = level + 56 + index * 48
      const half = (width * part) / 2
      return y > 1170 ? '' : stroke(d('M', x - half, y, 'H', x + half), ink, 14)
    })
    .join('')
}
