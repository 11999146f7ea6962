import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { type INestApplicationContext } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Access, declaredAccess } from './common/access.js';
import { declaredCodes } from './common/errors.js';
import { asFile, declaredApi, declaredApp, openapiFile } from './declared-api.js';

interface Operation {
  operationId: string;
  tags?: string[];
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

const operationsOf = ({ paths }: OpenAPIObject): [string, Operation][] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(
      ([method, operation]): [string, Operation] => [`${method} ${path}`, operation],
    ),
  );

/** Each route by its method's name, which is also its operation id, with who may call it. */
function accessOfRoutes(app: INestApplicationContext): [string, Access | undefined][] {
  const reflector = new Reflector();
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .map(({ metatype }) => metatype as new (...args: never[]) => object);
  expect(controllers.length).toBeGreaterThan(3);
  return controllers.flatMap((controller) =>
    scanner
      .getAllMethodNames(controller.prototype)
      .flatMap((name): [string, Access | undefined][] => {
        const handler = (controller.prototype as Record<string, () => unknown>)[name];
        if (!handler || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
        return [[name, declaredAccess(reflector, handler, controller)]];
      }),
  );
}

describe('the declared API', () => {
  let api: OpenAPIObject;
  beforeAll(async () => {
    api = await declaredApi();
  });

  it('is what openapi.json holds (npm run generate)', () => {
    expect(existsSync(openapiFile)).toBe(true);
    expect(readFileSync(openapiFile, 'utf8')).toBe(asFile(api));
  });

  it('[ROLE-2] declares who may call each route', async () => {
    const routes = accessOfRoutes(await declaredApp());
    expect(routes.filter(([, access]) => access === undefined)).toEqual([]);
  });

  it('[ROLE-2][OWN-3][OWN-7][OWN-15][OWN-19][OWN-21] sells menus, plans, lists, events, the pantry and composing; all else is free', async () => {
    const routes = accessOfRoutes(await declaredApp());
    const paid = routes.flatMap(([name, access]) => (access === 'subscribed' ? name : []));
    expect(paid.sort()).toEqual(
      [
        ...['createMenu', 'updateMenu', 'deleteMenu', 'generateGroceryList'],
        ...['createMealPlan', 'updateMealPlan', 'deleteMealPlan', 'generatePlanGroceryList'],
        ...['createGroceryList', 'updateGroceryList', 'deleteGroceryList', 'operateOnGroceryList'],
        ...['createCalendarEvent', 'updateCalendarEvent', 'deleteCalendarEvent'],
        ...['updateUserPantry', 'generateRecipe', 'previewRecipe', 'proposeWeek'],
      ].sort(),
    );
  });

  it('gives each operation one name, a tag, and a described answer', () => {
    const names = operationsOf(api).map(([, { operationId }]) => operationId);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    for (const [route, { tags, responses }] of operationsOf(api)) {
      expect([route, tags?.length]).toEqual([route, 1]);
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
      expect([route, success?.[0]]).toEqual([route, expect.stringMatching(/^2/)]);
      const described = '204' in responses || success?.[1].content !== undefined;
      expect([route, described]).toEqual([route, true]);
    }
  });

  it('publishes every error code', () => {
    const codes = api.components?.schemas?.ErrorCode as { enum: string[] };
    expect(codes.enum).toEqual(declaredCodes());
  });

  it('leaves no reference open', () => {
    const text = JSON.stringify(api);
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(Object.keys(api.components?.schemas ?? {})).toEqual(expect.arrayContaining(names));
    expect(text).not.toContain('#/definitions/');
  });
});
