/** Path of a Chromium; throws where there is none. */
export function findChromium(): Promise<string>
