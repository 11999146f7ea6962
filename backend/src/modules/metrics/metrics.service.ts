import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

@Injectable()
export class MetricsService implements OnModuleInit {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  private readonly indexSearches = new Histogram({
    name: 'recipe_index_search_duration_seconds',
    help: 'Time the recipe index takes to answer, waiting for its thread included.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });

  constructor(private readonly host: HttpAdapterHost) {
    collectDefaultMetrics({ register: this.registry });
  }

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      // URLs are unbounded, patterns are few.
      const route = routeOptions.url ?? 'none';
      const labels = { method, route, status: String(reply.statusCode) };
      this.requests.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  /** Runs a search on the recipe index and records how long it took. */
  async timeIndexSearch<Answer>(search: () => Promise<Answer>): Promise<Answer> {
    const end = this.indexSearches.startTimer();
    try {
      return await search();
    } finally {
      end();
    }
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  read(): Promise<string> {
    return this.registry.metrics();
  }
}
