import type { TestApp } from './testing.js';

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

/** A place for text in a body or an address. */
export interface TextPlace {
  name: string;
  /** The most characters allowed there, if the document sets a limit. */
  longest?: number;
  /** A value that fits the schema otherwise, with this text in its place. */
  put: (text: string) => unknown;
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Schema; required?: boolean }[];
  body?: Schema;
}

const filled = ' filled';

/** What the running application says about its API, and bodies that fit it. */
export class DescribedApi {
  private schemas: Record<string, Schema> = {};
  private readonly examples = new Map<Schema, unknown>();
  operations: Operation[] = [];

  async read(api: TestApp): Promise<void> {
    const { body } = await api.call('GET', '/api/openapi.json');
    this.schemas = body.components.schemas;
    this.operations = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Record<string, never>>).map(([method, operation]) => ({
        method: method.toUpperCase() as Operation['method'],
        path,
        parameters: operation.parameters ?? [],
        body: (operation as { requestBody?: { content: Record<string, { schema: Schema }> } })
          .requestBody?.content['application/json']?.schema,
      })),
    );
  }

  resolve(schema: Schema = {}): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : this.resolve(this.schemas[name]);
  }

  /** A value that fits the schema. Made once, as specs ask for it with each of thousands of requests. */
  example(given: Schema): unknown {
    if (!this.examples.has(given)) this.examples.set(given, this.newExample(given));
    return this.examples.get(given);
  }

  private newExample(given: Schema): unknown {
    const schema = this.resolve(given);
    const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
    if (choice) return this.example(choice);
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'object') {
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, this.example(inner)]),
      );
    }
    if (schema.type === 'array') return [this.example(schema.items ?? {})];
    if (schema.type === 'boolean') return true;
    if (schema.type === 'integer' || schema.type === 'number') {
      return (schema.minimum ?? 1) + (schema.exclusiveMinimum ? 1 : 0);
    }
    if (schema.format === 'uuid') return '01900000-0000-7000-8000-000000000000';
    if (schema.format === 'date') return '2026-05-01';
    return 'a'.repeat(Math.max(schema.minLength ?? 1, 1));
  }

  /** Every place inside a body, by its path, with the schema of what belongs there. */
  placesOf(given: Schema, path: string[] = []): { path: string[]; schema: Schema }[] {
    const schema = this.resolve(given);
    const inner = [
      ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
        this.placesOf(property, [...path, name]),
      ),
      ...(schema.items ? this.placesOf(schema.items, [...path, '0']) : []),
    ];
    return path.length > 0 ? [{ path, schema }, ...inner] : inner;
  }

  /**
   * Every place for text in a value that fits a schema: alone, in a list of one, in a full list, in each choice, at any
   * depth.
   */
  textsIn(given: Schema, name = ''): TextPlace[] {
    const schema = this.resolve(given);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return choices.flatMap((choice) => this.textsIn(choice, name));
    if (schema.type === 'string') {
      return [{ name, longest: schema.maxLength, put: (text) => text }];
    }
    if (schema.type === 'array') {
      const inner = this.textsIn(schema.items ?? {}, `${name}[]`);
      return inner.flatMap(({ put, ...place }) => [
        { ...place, put: (text: string) => [put(text)] },
        // Only one list is filled; full lists in full lists would make megabytes.
        ...(place.name.endsWith(filled)
          ? []
          : [
              {
                ...place,
                name: `${place.name}${filled}`,
                put: (text: string) =>
                  piecesOf(text, schema.maxItems ?? 1_000, place.longest).map(put),
              },
            ]),
      ]);
    }
    return Object.entries(schema.properties ?? {}).flatMap(([property, inner]) =>
      this.textsIn(inner, name === '' ? property : `${name}.${property}`).map((place) => ({
        ...place,
        put: (text: string) => ({
          ...(this.example(schema) as object),
          [property]: place.put(text),
        }),
      })),
    );
  }
}

/** A full list: a short text repeated `most` times, or a long text cut into pieces of the `longest` length. */
function piecesOf(text: string, most: number, longest = 80): string[] {
  const count = text.length > longest ? Math.ceil(text.length / longest) : most;
  return Array.from({ length: count }, (_, n) =>
    text.length > longest ? text.slice(n * longest, (n + 1) * longest) : text,
  );
}
