import { Injectable } from '@nestjs/common';
import type { FastifyInstance, RouteOptions } from 'fastify';

interface Route {
  pattern: RegExp;
  methods: readonly string[];
}

/** No route has this address. */
export class UnknownRouteError extends Error {
  override readonly name = 'UnknownRouteError';
}

/** Which methods a path knows, to tell a wrong method from a wrong path. */
@Injectable()
export class RouteTable {
  private readonly routes: Route[] = [];

  watch(server: FastifyInstance): void {
    server.addHook('onRoute', (route) => this.add(route));
  }

  methodsFor(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const methods = this.routes
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  }

  private add({ url, method }: RouteOptions): void {
    // The page of the app answers any address, which says nothing about the API.
    if (url === '/*' || url === '*') return;
    const source = url
      .split('/')
      .map((part) => {
        if (part.startsWith(':')) return '[^/]+';
        return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
      })
      .join('/');
    this.routes.push({
      pattern: new RegExp(`^${source}/?$`),
      methods: typeof method === 'string' ? [method] : method,
    });
  }
}
