# Builds a release (docs/decisions/0108) and runs it as a user without rights, on a read-only file system if you like:
#   docker run --read-only --tmpfs /tmp -v wagram:/data -p 3000:3000 <image>
# Debian and not Alpine: the parts for pictures and for the test network are tried with glibc, and ffmpeg is one line away.
FROM node:22-bookworm-slim AS build
WORKDIR /src
# Packages first: they change less often than the source, and this layer is kept.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY client/package.json client/
COPY demo/package.json demo/
COPY game/package.json game/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --include=dev --workspace contract --workspace demo --workspace game --workspace server --workspace web --loglevel=error
COPY . .
RUN npm run release -- --with-packages --folder /release

FROM node:22-bookworm-slim
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
# Of root, so that the program cannot change itself.
COPY --from=build /release ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Node asks itself: the image has no curl.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/is-ready.mjs"]
# Not through npm, which keeps signals for itself.
CMD ["node", "--enable-source-maps", "server/dist/app/main.js"]
