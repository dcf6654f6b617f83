/** Bundles one program of the gateway and returns its file. */
export function bundleGateway(): Promise<string>
