import { randomUUID } from 'node:crypto';
import { RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { AppModule, type AppOptions } from './app.module.js';
import { clock } from './common/clock.js';
import { compressAnswers } from './common/compression.js';
import { connectionErrors } from './common/connection-errors.js';
import { acceptFiles } from './common/file-uploads.js';
import { acceptJsonOnly, largestBody, limitBodies } from './common/json-body.js';
import { speakLanguages } from './common/language.js';
import { createLogger, NestLogger } from './common/logging.js';
import { describeApi } from './common/openapi.js';
import { readableAddress } from './common/page-addresses.js';
import { RouteTable } from './common/route-table.js';
import { sendSecurityHeaders } from './common/security-headers.js';
import { configuredDatabase } from './database/database-source.js';
import type { Configuration } from './config/configuration.js';
import { prepareDataFolder } from './config/data-folder.js';
import { trustOf } from './config/trusted-proxies.js';

/** Paths outside `/api`: pages, files, remotes and operator endpoints. */
const outsideApi = ['.well-known/assetlinks.json', 'metrics', 'mf/registry.json', 'pictures/*path'];

/** The whole application, wired but not yet listening. */
export async function createApp(
  configuration: Configuration,
  options: Partial<AppOptions> = {},
): Promise<NestFastifyApplication> {
  const log = createLogger(configuration);
  if (options.connect !== false) prepareDataFolder(configuration.dataDir);
  clock.runAhead(configuration.clockAheadDays * 86_400_000);
  const adapter = new FastifyAdapter({
    bodyLimit: largestBody,
    trustProxy: trustOf(configuration.server.trustProxy),
    ...connectionErrors,
    rewriteUrl: readableAddress,
    // A request has to arrive within this time; a response may take any time.
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Connections still open at shutdown are served first, then closed.
    return503OnClosing: false,
    // Always generated here: an id from outside could collide with another. The proxy reads it from the response.
    genReqId: () => randomUUID(),
  });
  const server = adapter.getInstance() as unknown as FastifyInstance;
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of({
      configuration,
      database: configuredDatabase(configuration),
      connect: true,
      search: true,
      ...options,
    }),
    adapter,
    { logger: new NestLogger(log), bodyParser: false, abortOnError: false, bufferLogs: false },
  );
  app.get(RouteTable).watch(server);
  speakLanguages(server);
  limitBodies(server);
  acceptJsonOnly(server);
  await acceptFiles(server);
  sendSecurityHeaders(server, configuration);
  compressAnswers(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    // Tokens and session lists must not be cached.
    if (request.url.startsWith('/api/auth/')) reply.header('Cache-Control', 'no-store');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        // The route pattern rather than the URL, which may contain something a person typed.
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  if (configuration.server.corsOrigins.length > 0) {
    app.enableCors({
      origin: [...configuration.server.corsOrigins],
      // By default, only the methods that need no preflight are allowed.
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
    });
  }
  app.setGlobalPrefix('api', {
    exclude: outsideApi.map((path) => ({ path, method: RequestMethod.ALL })),
  });
  if (configuration.server.apiDocs) {
    SwaggerModule.setup('api/docs', app, () => describeApi(app), {
      jsonDocumentUrl: 'api/openapi.json',
      raw: ['json'],
    });
  }
  return app;
}
