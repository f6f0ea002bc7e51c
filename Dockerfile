# One image for every node. Settings come from the environment; what must last is outside, or under /data.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY demo/package.json demo/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY cluster/package.json cluster/
COPY scripts/package.json scripts/postinstall.ts scripts/
RUN npm ci
COPY . .
# The pages are built here; a running node needs none of the tools for it.
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package.json .
COPY --from=build /app/contract contract
COPY --from=build /app/server server
COPY --from=build /app/web/build web/build
COPY --from=build /app/web/package.json web/
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: a node that waits for its database must not be killed for it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/src/main.ts"]
