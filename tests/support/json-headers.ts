/** Headers of an answer of the gateway, which is JSON, whatever its status. */
export function jsonHeaders(more: Record<string, string> = {}): Headers {
  return new Headers({ 'content-type': 'application/json', ...more })
}
