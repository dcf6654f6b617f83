/** Makes one program of the gateway; the answer is its file. */
export function bundleGateway(): Promise<string>
