# Pala in a container: built pages and server, a user without rights.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image has its Node already: the one that comes as a package is 189 MB that nobody would start.
RUN node node_modules/vite/bin/vite.js build && node node_modules/vite/bin/vite.js build --config vite.server.config.ts && npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

# PostgreSQL stays in (60 MB): with DATABASE_URL it is never started, but the image alone with a volume on /data needs it. It wants glibc,
# so no Alpine, and an account with a name, which `node` is.
FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
COPY --from=build --chown=node:node /app/package.json /app/THIRD-PARTY-NOTICES ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/build ./build
COPY --from=build --chown=node:node /app/src/server/db/migrations ./src/server/db/migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "build/main.js"]
