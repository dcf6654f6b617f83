/** Path of a Chromium; throws if there is none. */
export function findChromium(): Promise<string>
