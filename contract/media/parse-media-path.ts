import { type MediaOptions, mediaOptionOrder } from './media-options'
import { mediaStreamBase } from './media-path'
import type { MediaProblem } from './media-problem'
import { findSourceProblem, isInMediaRoot } from './media-source'
import { readMediaOptions } from './read-media-options'

/** An address that was understood, or the reason why it is refused. */
export type MediaPathReading =
  | { ok: true; source: string; options: MediaOptions }
  | { ok: false; problem: MediaProblem }

const maxLength = 4096

/**
 * Reads the raw path of a request to the image service: still percent-encoded, without query.
 * Never throws. Decodes each segment exactly once, after splitting, so nothing can hide a slash,
 * a dot segment or a NUL; refuses every source outside the picture folders.
 */
export function parseMediaPath(path: string): MediaPathReading {
  if (path.length > maxLength) return refused('tooLong')
  if (!path.startsWith(`${mediaStreamBase}/`)) return refused('notMediaPath')
  const segments = path.slice(mediaStreamBase.length + 1).split('/')
  if (segments.length <= mediaOptionOrder.length) return refused('missingParts')
  const source = readSource(segments.slice(0, -mediaOptionOrder.length))
  if (!source.ok) return source
  const words = segments.slice(-mediaOptionOrder.length)
  const reading = readMediaOptions((name) => words[mediaOptionOrder.indexOf(name)] ?? '')
  return reading.ok ? { ...source, options: reading.options } : reading
}

type SourceReading = { ok: true; source: string } | { ok: false; problem: MediaProblem }

function readSource(segments: readonly string[]): SourceReading {
  if (segments[0] === '') return refused('absoluteSource')
  const decoded = segments.map(decodeSegment)
  if (decoded.some((segment) => segment?.includes('/'))) return refused('separator')
  if (decoded.includes(undefined)) return refused('badEncoding')
  const source = decoded.join('/')
  const problem = findSourceProblem(source)
  if (problem) return refused(problem)
  return isInMediaRoot(source) ? { ok: true, source } : refused('foreignRoot')
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function refused(problem: MediaProblem): { ok: false; problem: MediaProblem } {
  return { ok: false, problem }
}
