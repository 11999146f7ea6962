import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createApp } from './app.js';
import { describeApi } from './common/openapi.js';
import { Configuration } from './config/configuration.js';
import { environmentExample, parseEnvironment } from './config/environment.js';
import { repositoryRoot } from './config/repository-root.js';

export const openapiFile = join(repositoryRoot, 'backend/openapi.json');
const environmentExampleFile = join(repositoryRoot, '.env.example');

/** The application as it is declared: no database is opened and nothing listens. */
export function declaredApp(): Promise<NestFastifyApplication> {
  const environment = parseEnvironment({
    LOG_LEVEL: 'error',
    JWT_SECRET: randomBytes(32).toString('hex'),
  });
  return createApp(new Configuration(environment), { connect: false, search: false });
}

export async function declaredApi(): Promise<OpenAPIObject> {
  return describeApi(await declaredApp());
}

export const asFile = (document: OpenAPIObject): string => `${JSON.stringify(document, null, 2)}\n`;

/** Writes what is derived from the code and committed. */
export async function writeDerivedFiles(): Promise<void> {
  writeFileSync(openapiFile, asFile(await declaredApi()));
  writeFileSync(environmentExampleFile, environmentExample());
}
