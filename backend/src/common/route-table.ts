import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

interface Route {
  url: string;
  parts: readonly string[];
  methods: Set<string>;
}

/** No route has this address, or none with this method. */
export class UnknownRouteError extends Error {
  override readonly name = 'UnknownRouteError';
}

/**
 * Which methods a path knows, to tell a wrong method from a wrong path. Where several routes fit a path, the one that
 * spells most of it out is meant: `/menus/grocery-list` is never a menu of that name.
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

  /** The router falls back to a general route where the one that is meant lacks the method. */
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
    // The page of the app answers any address, which says nothing about the API.
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

/** Rank of a part: spelled out, then a parameter, then the rest of the path. */
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
