import { saveFile } from './save-file'

/** Downloads a text as a file, without a request. */
export function saveTextFile(name: string, content: string, type = 'text/plain'): void {
  saveFile(name, new Blob([content], { type: `${type};charset=utf-8` }))
}
