import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { ownPrefix, siteStorage } from './site-storage'

export const rates = ['0.75', '1', '1.25', '1.5', '2'] as const
export type Rate = (typeof rates)[number]

/** Storage name. */
const placesName = `${ownPrefix}listening`
/** Of so many lessons the place is kept, those that were heard last. */
const keptLessons = 30

const short = z.string().check(z.maxLength(500))

/** How the lessons are heard on this device, and at which sentence listening stopped. */
export const listeningData = z.object({
  rate: z.enum(rates),
  /** By the lesson's path. */
  places: z.record(short, z.object({ at: z.int().check(z.minimum(0)), text: short })),
})
export type ListeningData = z.infer<typeof listeningData>

const nothing: ListeningData = { rate: '1', places: {} }

/** All that is kept of listening; undefined where nothing was heard yet. */
export function keptListening(): ListeningData | undefined {
  return listeningData.safeParse(parseJson(siteStorage.read(placesName) ?? '')).data
}

const read = () => keptListening() ?? nothing

function write(change: Partial<ListeningData>): void {
  siteStorage.write(placesName, JSON.stringify({ ...read(), ...change }))
}

/** Adds the places of another device; in a lesson that was heard on both, the one of this device stays. */
export function addListening({ rate, places }: ListeningData): void {
  const own = keptListening()
  write({ rate: own?.rate ?? rate, places: latest({ ...places, ...own?.places }) })
}

export const forgetListening = (): void => siteStorage.remove(placesName)

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
  write({ places: latest({ ...others, ...place }) })
}

function latest(places: ListeningData['places']): ListeningData['places'] {
  return Object.fromEntries(Object.entries(places).slice(-keptLessons))
}
