# Pala in a container: built pages and server, a user without rights. docs/operations/deploying.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
# Lists the package files that the server reaches. Its own lock, since development does not need it.
COPY deploy/image/package.json deploy/image/package-lock.json /image-tools/
RUN npm ci --no-audit --no-fund --prefix /image-tools
COPY . .
RUN node node_modules/vite/bin/vite.js build \
  && node node_modules/vite/bin/vite.js build --config vite.server.config.ts
# The server reaches a fifth of the packages' files, and not the embedded PostgreSQL: containers use their own (DATABASE_URL).
RUN sh deploy/image/collect.sh /image /image-tools
# Node's own symbols are for debuggers.
RUN install -D /usr/local/bin/node /image/usr/local/bin/node && strip --strip-unneeded /image/usr/local/bin/node \
  && install -d -o node -g node -m 0700 /image/data /image/backups \
  && install -d /image/etc \
  && printf '%s\n' 'root:x:0:0:root:/root:/sbin/nologin' 'node:x:1000:1000::/data:/sbin/nologin' > /image/etc/passwd \
  && printf '%s\n' 'root:x:0:' 'node:x:1000:' > /image/etc/group

# Debian 12 with glibc, Node's libraries, certificates and time zones, without a shell.
FROM gcr.io/distroless/cc-debian12
# The files belong to root, so that a hijacked process cannot change them. The two folders belong to the user.
COPY --from=build /image /
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled PATH=/usr/local/bin:/usr/bin:/bin
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# Node handles SIGTERM itself, and ends within ten seconds.
CMD ["node", "build/main.js"]
