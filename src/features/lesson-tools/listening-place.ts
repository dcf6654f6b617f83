import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { type Rate, rates } from './listening-machine'

/** Storage name. */
const placesName = `${ownPrefix}listening`
/** Of so many lessons the place is kept, those that were heard last. */
const keptLessons = 30

const listening = z.object({
  rate: z.enum(rates),
  /** By the lesson's path. */
  places: z.record(z.string(), z.object({ at: z.int().check(z.minimum(0)), text: z.string() })),
})
type Listening = z.infer<typeof listening>

const nothing: Listening = { rate: '1', places: {} }

function read(): Listening {
  return listening.safeParse(parseJson(siteStorage.read(placesName) ?? '')).data ?? nothing
}

function write(change: Partial<Listening>): void {
  siteStorage.write(placesName, JSON.stringify({ ...read(), ...change }))
}

export const keptRate = (): Rate => read().rate
export const keepRate = (rate: Rate): void => write({ rate })

/** The sentence to go on with; by its words where the lesson has changed, the first one without. */
export function keptSentence(path: string, sentences: readonly string[]): number {
  const place = read().places[path]
  if (!place) return 0
  return sentences[place.at] === place.text ? place.at : Math.max(0, sentences.indexOf(place.text))
}

/** Keeps the sentence that is read; at the first one there is nothing to keep. */
export function keepSentence(path: string, at: number, sentences: readonly string[]): void {
  const { [path]: _, ...others } = read().places
  const text = sentences[at]
  const place = at > 0 && text !== undefined ? { [path]: { at, text } } : {}
  const latest = Object.entries({ ...others, ...place }).slice(-keptLessons)
  write({ places: Object.fromEntries(latest) })
}
