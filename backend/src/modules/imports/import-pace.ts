import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Whoever imports looks at how far it is, and waits for nothing else. */
const ownRoutes = '/api/imports';
/** Milliseconds after a request in which its person is expected to make another. */
const attention = 3_000;
/** Milliseconds after each recipe that are left to others; so a library of 5,000 takes four minutes of the five it may. */
const restPerRecipe = 45;

/** How fast imports go: slowly while anybody else uses this instance, as fast as they can while nobody does. */
@Injectable()
export class ImportPace implements OnModuleInit {
  private lastRequest = -Infinity;

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRequest', ({ url }, _reply, done) => {
      if (!url.startsWith(ownRoutes)) this.lastRequest = performance.now();
      done();
    });
  }

  /** Milliseconds of rest after so many recipes. */
  restAfter(recipes: number): number {
    const isAlone = performance.now() - this.lastRequest > attention;
    return isAlone ? 0 : recipes * restPerRecipe;
  }
}
