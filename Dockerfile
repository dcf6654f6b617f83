# The gateway as a container (docs/deploy/cdn.md). It holds one bundled program and no packages; the
# site, where the gateway serves it, is mounted.

# By tag, as a build is to have the newest fixes of the system below; docs/deploy/cdn.md says how to
# build from the same bytes twice.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY contract ./contract
COPY server/upstream ./server/upstream
COPY server/gateway ./server/gateway
RUN npx esbuild server/gateway/server.ts --bundle --platform=node --target=node24 --format=cjs --outfile=out/server.cjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production
ENV GATEWAY_HOST=0.0.0.0
ENV GATEWAY_PORT=8000
ENV SITE_DIR=/srv/storefront/dist
WORKDIR /app
COPY --from=build /build/out/server.cjs ./server.cjs
USER node
EXPOSE 8000
# Longer than SHUTDOWN_TIMEOUT_MS is what the host must wait after SIGTERM (docker's own limit: 10 s).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.GATEWAY_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.cjs"]
