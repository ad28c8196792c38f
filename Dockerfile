# Built once, started many times: the image holds the built site and no development packages. Settings come from the
# environment, data lies in /data. Tests cannot run it: docs/how-to/run-in-production.md says what was tried by hand.
# tests/deployment.test.ts keeps the version in step with package.json.

FROM node:26.10.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --workspaces=false --include=dev --no-audit --no-fund --ignore-scripts && npm rebuild node
COPY . .
# They stand in the pages: with other ones the image has to be built again, as `docker compose up --build` does.
ARG PUBLIC_URL PRODUCT_NAME BRAND_COLOURS BRAND_LOGO OPERATOR_NAME OPERATOR_CONTACT OPERATOR_ADDRESS CHARITY_NUMBER ICO_NUMBER FEATURES LANGUAGES
RUN npm run build && rm -rf build/pages

FROM node:26.10.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The image has its own Node of the same version, and nothing that runs needs TypeScript, which is a peer of the router's.
RUN npm install --no-save --workspaces=false --omit=dev --no-audit --no-fund --ignore-scripts \
  && rm -rf node_modules/node node_modules/typescript node_modules/@typescript node_modules/.bin

FROM node:26.10.0-slim
LABEL org.opencontainers.image.title="Handrail" org.opencontainers.image.version="1.0.0" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
RUN install -d -m 700 -o node -g node /data /data-backups
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY content ./content
COPY migrations ./migrations
COPY scripts ./scripts
COPY src ./src
COPY --from=build /app/build ./build
USER node
# Also the scripts and styles of the release before, which pages that are open still ask for.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "src/server/main.ts"]
