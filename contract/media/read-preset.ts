import type { MediaOrder } from './media-options'
import { type MediaPresetName, mediaPresets } from './media-presets'
import { MediaUrlError } from './media-problem'

/**
 * The order a preset stands for; no name means nothing is preset.
 *
 * @throws {MediaUrlError} for a name that is not in the list.
 */
export function readPreset(name: MediaPresetName | undefined): MediaOrder {
  if (name === undefined) return {}
  if (!Object.hasOwn(mediaPresets, name)) throw new MediaUrlError('unknownPreset')
  return mediaPresets[name]
}
