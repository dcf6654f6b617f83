export const root: string
export class Fault extends Error {}
export function log(line?: string): void
