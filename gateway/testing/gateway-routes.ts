import { startGateway } from './start-gateway'

/** Every method and path under which the gateway answers, parameters as `{name}`. */
export function gatewayRoutes(): string[] {
  const names = startGateway()
    .app.routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)\{.*?\}(?=\/|$)/g, '{$1}')}`)
  return [...new Set(names)]
}
