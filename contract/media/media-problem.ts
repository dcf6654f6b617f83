const details = {
  notMediaPath: 'This is not a picture address.',
  sourceNotText: 'The source of a picture must be text.',
  unknownProvider: 'Unknown image provider.',
  unknownPreset: 'Unknown image preset.',
  missingParts: 'The address has too few parts.',
  tooLong: 'The address is too long.',
  badEncoding: 'The address is not valid percent-encoded UTF-8.',
  controlCharacter: 'The source holds a control character.',
  separator: 'The source holds a hidden path separator.',
  encodedTwice: 'The source is percent-encoded twice.',
  traversal: 'The source leaves its folder.',
  absoluteSource: 'The source must be relative, without scheme or host.',
  emptySegment: 'The source holds an empty segment.',
  foreignRoot: 'The source lies outside the picture folders.',
  badWidth: 'The width must be a whole number from 1 to 4096.',
  badHeight: 'The height must be a whole number from 1 to 4096.',
  badFit: 'Unknown fit.',
  badPosition: 'Unknown position.',
  badBackground: 'The background must be transparent or six hexadecimal digits.',
  badTrimThreshold: 'The trim threshold must be a whole number from 0 to 255.',
  badFormat: 'Unknown format.',
  badQuality: 'The quality must be a whole number from 1 to 100.',
} as const

/** Why a picture's source, order or address was refused. */
export type MediaProblem = keyof typeof details

/** One English sentence for a log or an answer's `detail`; it never repeats what was sent. */
export function mediaProblemDetail(problem: MediaProblem): string {
  return details[problem]
}

/** Thrown when an address is asked for that must not exist (R331). */
export class MediaUrlError extends TypeError {
  override readonly name = 'MediaUrlError'

  constructor(readonly problem: MediaProblem) {
    super(mediaProblemDetail(problem))
  }
}
