# Pala in a container: built pages and server, a user without rights. docs/operations/deploying.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
# What names the files of packages that the server reaches, with a lock of its own: nobody needs it to work on Pala.
COPY deploy/image/package.json deploy/image/package-lock.json /image-tools/
RUN npm ci --no-audit --no-fund --prefix /image-tools
COPY . .
RUN node node_modules/vite/bin/vite.js build \
  && node node_modules/vite/bin/vite.js build --config vite.server.config.ts
# Of what the packages hold a fifth is ever reached. The embedded PostgreSQL is not: in containers there is one of its own (DATABASE_URL).
RUN sh deploy/image/collect.sh /image /image-tools
# Node's own symbols are for debuggers.
RUN install -D /usr/local/bin/node /image/usr/local/bin/node && strip --strip-unneeded /image/usr/local/bin/node \
  && install -d -o node -g node -m 0700 /image/data /image/backups \
  && install -d /image/etc \
  && printf '%s\n' 'root:x:0:0:root:/root:/sbin/nologin' 'node:x:1000:1000::/data:/sbin/nologin' > /image/etc/passwd \
  && printf '%s\n' 'root:x:0:' 'node:x:1000:' > /image/etc/group

# Debian 12 with glibc and the libraries that Node wants, certificates and time zones, and no shell.
FROM gcr.io/distroless/cc-debian12
# The files are root's: whoever takes over the process can change none of them. The two folders are the user's.
COPY --from=build /image /
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled PATH=/usr/local/bin:/usr/bin:/bin
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# Node hears SIGTERM itself, and ends within ten seconds.
CMD ["node", "build/main.js"]
