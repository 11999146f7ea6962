import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

interface Route {
  parts: readonly string[];
  methods: Set<string>;
  /** Routes that take precedence over this one if both match; worked out when this one is first used. */
  closer?: readonly Route[];
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
    server.addHook('onRequest', (request, _reply, done) => {
      done(this.isStandIn(request) ? new UnknownRouteError() : undefined);
    });
  }

  methodsFor(url: string): string[] {
    return [...(closestTo(url, this.routes.values())?.methods ?? [])].sort();
  }

  /** The router falls back to a more general route if the intended one lacks the method. */
  private isStandIn(request: FastifyRequest): boolean {
    const taken = this.routes.get(request.routeOptions.url ?? '');
    if (request.is404 || !taken) return false;
    taken.closer ??= [...this.routes.values()].filter(
      ({ parts }) => overlap(parts, taken.parts) && isCloser(parts, taken.parts),
    );
    if (taken.closer.length === 0) return false;
    const meant = closestTo(request.url, taken.closer);
    return meant !== undefined && !meant.methods.has(request.method);
  }

  private add({ url, method }: RouteOptions): void {
    // The app's page route matches every path, which says nothing about the API.
    if (url === '/*' || url === '*') return;
    const route = this.routes.get(url) ?? { parts: partsOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    this.routes.set(url, route);
  }
}

function closestTo(address: string, routes: Iterable<Route>): Route | undefined {
  const parts = partsOf(decoded(address.split('?', 1)[0] ?? ''));
  let best: Route | undefined;
  for (const route of routes) {
    if (fits(route.parts, parts) && (!best || isCloser(route.parts, best.parts))) best = route;
  }
  return best;
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

/** Whether a path can match both. */
function overlap(one: readonly string[], other: readonly string[]): boolean {
  const isOpen = one.at(-1) === '*' || other.at(-1) === '*';
  if (one.length !== other.length && !isOpen) return false;
  const shared = one.slice(0, other.length);
  return shared.every(
    (part, index) => part === other[index] || rank(part) + rank(other[index]) > 0,
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
