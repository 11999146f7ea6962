import { applyDecorators, HttpCode, UseInterceptors } from '@nestjs/common';
import { ApiResponse, DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { copy } from '@larder/copy';
import { z } from 'zod';
import { apiErrorView, errorCodeSchema } from './error-response.js';
import { CreationInterceptor } from './repeated-requests.js';

/** Created, or begun. */
const creations: readonly number[] = [201, 202];

/**
 * The status and the body of a route's success. Give the schema an id (`.meta({ id })`) to name it for clients. A route
 * that answers 201 or 202 has created something, and does so once however often the request is repeated.
 */
export const Answers = (status: number, schema?: z.ZodType, description = 'Success') =>
  applyDecorators(
    HttpCode(status),
    ApiResponse({ status, description, standardSchema: schema }),
    ...(creations.includes(status) ? [UseInterceptors(CreationInterceptor)] : []),
  );

type JsonSchema = Record<string, unknown>;
type Operation = {
  responses?: object;
  security?: object[];
  parameters?: object[];
  requestBody?: { content: object };
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body within 24 hours are answered with the first result.',
  schema: { type: 'string', maxLength: 200 },
};

/** Named schemas become components, in bodies, queries and answers alike. */
function convert(
  schema: unknown,
  { schemaType }: { schemaType: 'input' | 'output' },
): { schema: JsonSchema; components: Record<string, JsonSchema> } {
  const {
    $schema: _,
    definitions = {},
    ...root
  } = z.toJSONSchema(schema as z.ZodType, {
    target: 'openapi-3.0',
    io: schemaType,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // An answer promises the fields that it names, but not that there will never be others.
      if (schemaType === 'output' && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
      // The format already says it in one word.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // The range of an integer says nothing if it is merely that of the language.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as JsonSchema & { definitions?: Record<string, JsonSchema> };
  return withComponentRefs({ schema: root, components: definitions });
}

const withComponentRefs = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value).replaceAll('"#/definitions/', '"#/components/schemas/'),
  ) as Value;

/** The content of `/api/openapi.json` and of the committed `openapi.json`. A method's name is its operation id. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(copy.common.productName)
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: convert as never,
  });
  const error = convert(apiErrorView, { schemaType: 'output' });
  const schemas = {
    ...document.components?.schemas,
    ...error.components,
    ErrorCode: errorCodeSchema(),
  } as NonNullable<OpenAPIObject['components']>['schemas'];
  document.components = { ...document.components, schemas: sorted(schemas ?? {}) };
  document.components.responses = {
    Error: {
      description: 'What went wrong: a code for programs and a sentence for people.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiErrorBody' } } },
    },
  };
  for (const item of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      if (!operation?.responses) continue;
      for (const status of errorsOf(method, operation)) {
        Object.assign(operation.responses, { [status]: { $ref: '#/components/responses/Error' } });
      }
      // A file that is sent again is recognised by its content.
      const takesFile = 'multipart/form-data' in (operation.requestBody?.content ?? {});
      const creates =
        creations.some((status) => status in (operation.responses ?? {})) && !takesFile;
      if (creates) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
    }
  }
  document.paths = sorted(document.paths);
  return document;
}

/** The same checks precede every route, so any route may answer with their refusals. */
function errorsOf(method: string, { security }: Operation): number[] {
  const changes = method !== 'get';
  return [
    400,
    ...(security || changes ? [401, 403] : []),
    404,
    405,
    ...(changes ? [409] : []),
    413,
    415,
    429,
    500,
    503,
  ];
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
