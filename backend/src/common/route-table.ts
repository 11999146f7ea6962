import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

interface Route {
  url: string;
  parts: readonly string[];
  methods: Set<string>;
}

/** No route matches this path, or none with this method. */
export class UnknownRouteError extends Error {
  override readonly name = 'UnknownRouteError';
}

/**
 * The methods each path supports, to distinguish a wrong method from a wrong path. If several routes match, the most
 * literal one is meant: `/menus/grocery-list` is never a menu with that id.
 */
@Injectable()
export class RouteTable {
  private readonly routes = new Map<string, Route>();

  watch(server: FastifyInstance): void {
    server.addHook('onRoute', (route) => this.add(route));
    server.addHook('onRequest', async (request) => this.refuseStandIn(request));
  }

  methodsFor(url: string): string[] {
    return [...(this.find(url)?.methods ?? [])].sort();
  }

  /** The router falls back to a more general route if the intended one lacks the method. */
  private refuseStandIn(request: FastifyRequest): void {
    const { url } = request.routeOptions;
    if (request.is404 || url === undefined || !this.routes.has(url)) return;
    const meant = this.find(request.url);
    if (meant && meant.url !== url && !meant.methods.has(request.method)) {
      throw new UnknownRouteError();
    }
  }

  private find(address: string): Route | undefined {
    const parts = partsOf(decoded(address.split('?', 1)[0] ?? ''));
    let best: Route | undefined;
    for (const route of this.routes.values()) {
      if (fits(route.parts, parts) && (!best || isCloser(route.parts, best.parts))) best = route;
    }
    return best;
  }

  private add({ url, method }: RouteOptions): void {
    // The app's page route matches every path, which says nothing about the API.
    if (url === '/*' || url === '*') return;
    const route = this.routes.get(url) ?? { url, parts: partsOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    this.routes.set(url, route);
  }
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isParameter = (part: string): boolean => part.startsWith(':');

function fits(route: readonly string[], path: readonly string[]): boolean {
  if (route.at(-1) === '*') {
    return path.length >= route.length && fits(route.slice(0, -1), path.slice(0, route.length - 1));
  }
  return (
    route.length === path.length &&
    route.every((part, index) => (isParameter(part) ? path[index] !== '' : part === path[index]))
  );
}

/** Rank of a segment: literal, then parameter, then wildcard. */
const rank = (part: string | undefined): number => {
  if (part === undefined || part === '*') return 2;
  return isParameter(part) ? 1 : 0;
};

function isCloser(one: readonly string[], other: readonly string[]): boolean {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = rank(one[index]) - rank(other[index]);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
