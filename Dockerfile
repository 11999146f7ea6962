# The app as one image that holds only what runs. The steps are those of `npm start`: install from the lock file, build,
# serve. Versions are exact; docs/how-to/run-in-production.md says how to pin digests.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /larder
COPY . .
RUN npm ci
RUN node scripts/build.mjs
# What is needed at run time, without sources, source maps or what only tests load; and a folder for each remote.
RUN find backend/dist packages/*/dist dist \( -name '*.map' -o -name '*-testing.js' -o -name 'testing.js' \) -delete \
 && mkdir -p /out/packages /out/backend /out/dist /remotes \
 && cp package.json package-lock.json /out/ \
 && cp -r dist/shell /out/dist/ \
 && cp -r backend/package.json backend/dist backend/catalogue /out/backend/ \
 && for name in copy culinary dish-pictures recipe-reading seeded-random; do \
      mkdir "/out/packages/$name" && cp -r "packages/$name/package.json" "packages/$name/dist" "/out/packages/$name/"; \
    done \
 && for remote in dist/remotes/*; do mkdir "/remotes/$(basename "$remote")"; done

# The packages that the backend needs at run time, and no others.
FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /larder
COPY .npmrc ./
COPY --from=build /out ./
RUN npm ci --omit=dev --workspace @larder/backend --include-workspace-root=false --ignore-scripts

FROM node:20.20.2-bookworm-slim AS app
WORKDIR /larder
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data REMOTES_DIR=/remotes
# Without these, glibc keeps freed memory for each thread, up to 160 MB.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=packages /larder ./
COPY --from=build --chown=node:node /remotes /remotes
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "backend/dist/main.js"]

# One remote as its own unit, which puts its build into its own folder, the only one it can write to.
FROM node:20.20.2-bookworm-slim AS remote
ARG REMOTE
ENV REMOTE=${REMOTE} REMOTES_DIR=/remotes
WORKDIR /larder
COPY --from=build /larder/package.json ./
COPY --from=build /larder/scripts/deploy.mjs /larder/scripts/workspace.mjs ./scripts/
COPY --from=build /larder/packages/build/src/fingerprint.mjs /larder/packages/build/src/integrity.mjs ./packages/build/src/
COPY --from=build /larder/${REMOTE}/package.json ./${REMOTE}/
COPY --from=build /larder/${REMOTE}/dist ./${REMOTE}/dist
COPY --from=build --chown=node:node /remotes /remotes
USER node
# It also starts along with everything else, so it leaves alone a build that somebody has rolled back.
CMD ["sh", "-c", "node scripts/deploy.mjs \"$REMOTE\" --unless-taken-back"]
