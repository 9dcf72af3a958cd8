# Pala in a container: built pages and server, a user without rights. Sizes: docs/operations.md, "In containers".
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image has a Node already: the one that comes as a package is 189 MB that nobody would start. Types, maps and prose are read by nobody
# there, and are more than a third of all packages; licences stay.
RUN node node_modules/vite/bin/vite.js build \
  && node node_modules/vite/bin/vite.js build --config vite.server.config.ts \
  && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin node_modules/.cache \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' -o -name '*.a' \) -delete

# Of Node's image only its program comes along: npm, yarn and headers are as large as everything else of Debian. PostgreSQL stays in (57 MB):
# with DATABASE_URL it is never started, but the image alone with a volume on /data needs it. It wants glibc, so no Alpine, a shell, so
# nothing without one, and an account with a name, which `node` is.
FROM debian:bookworm-slim
RUN groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --no-create-home --home-dir /data --shell /usr/sbin/nologin node \
  && install -d -o node -g node -m 0700 /data /backups
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
# The files are root's: whoever takes over the process can change none of them.
COPY --from=build /app/package.json /app/THIRD-PARTY-NOTICES ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/build ./build
COPY --from=build /app/src/server/db/migrations ./src/server/db/migrations
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# Node hears SIGTERM itself, and ends within ten seconds.
CMD ["node", "build/main.js"]
