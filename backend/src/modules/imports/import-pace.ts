import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Whoever imports looks at how far it is, and waits for nothing else. */
const ownRoutes = '/api/imports';
/** Milliseconds after a request in which its person is expected to make another. */
const attention = 3_000;
/** Milliseconds after each recipe that are left to others; so a library of 5,000 takes four minutes of the five it may. */
const restPerRecipe = 45;
/** Milliseconds: a download may take minutes. */
const longestWait = 200;

/** How fast imports go: slowly while anybody else uses this instance, as fast as they can while nobody does. */
@Injectable()
export class ImportPace implements OnModuleInit {
  private lastRequest = -Infinity;
  /** Requests of others that are being answered. */
  private waiting = 0;
  private readonly quiet = new Set<() => void>();

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRequest', ({ url }, reply, done) => {
      if (!url.startsWith(ownRoutes)) {
        this.lastRequest = performance.now();
        this.waiting += 1;
        reply.raw.once('close', () => this.answered());
      }
      done();
    });
  }

  /** Milliseconds of rest after so many recipes. */
  restAfter(recipes: number): number {
    const isAlone = performance.now() - this.lastRequest > attention;
    return isAlone ? 0 : recipes * restPerRecipe;
  }

  /** Resolves when nobody waits for an answer, or after a while. */
  untilNobodyWaits(): Promise<void> {
    if (this.waiting === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.quiet.delete(end);
        resolve();
      };
      const timer = setTimeout(end, longestWait);
      this.quiet.add(end);
    });
  }

  private answered(): void {
    this.waiting -= 1;
    if (this.waiting === 0) for (const end of this.quiet) end();
  }
}
