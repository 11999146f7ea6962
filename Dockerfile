# The app as one image. The steps are those of `npm start`: install by the lock file, build, serve.
FROM node:20-bookworm-slim AS build
WORKDIR /larder
COPY . .
RUN npm ci
RUN node scripts/build.mjs

FROM node:20-bookworm-slim AS app
WORKDIR /larder
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build --chown=node:node /larder /larder
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--enable-source-maps", "backend/dist/main.js"]

# One remote as its own unit: builds it and puts it into the volume that the app serves remotes from.
FROM build AS remote
ARG REMOTE
ENV REMOTE=${REMOTE} REMOTES_DIR=/remotes
VOLUME /remotes
CMD ["sh", "-c", "node scripts/deploy.mjs \"$REMOTE\""]
