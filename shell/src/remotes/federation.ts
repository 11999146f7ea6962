import * as apiClient from '@larder/api-client';
import apiClientPackage from '@larder/api-client/package.json';
import * as shellSdk from '@larder/shell-sdk';
import type { RemoteDefinition } from '@larder/shell-sdk';
import shellSdkPackage from '@larder/shell-sdk/package.json';
import * as ui from '@larder/ui';
import uiPackage from '@larder/ui/package.json';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import provideCore from '@module-federation/inject-external-runtime-core-plugin';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { holdBuild } from '../offline/remote-cache';
import { integrityOf, knowBuild } from './build-integrity';
import { lastGoodBuild } from './last-good-build';
import { preloadScript } from './page-scripts';
import { RemoteFailure } from './remote-failure';
import type { RemoteSource } from './remote-loader';
import { withRetries } from './retry';

/** Each step may take as long as a chunk: two minutes. */
const stepTimeout = 120_000;

function loaded(version: string, library: unknown) {
  return {
    version,
    lib: () => library,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}

/**
 * The packages that remotes consume and the shell provides: the keys of `sharedPackages`, each of which the page has
 * only once.
 */
export const shared = {
  react: loaded(react.version, react),
  'react/jsx-runtime': loaded(react.version, jsxRuntime),
  'react-dom': loaded(reactDom.version, reactDom),
  'styled-components': loaded(styledComponents.version, styledComponents),
  '@larder/api-client': loaded(apiClientPackage.version, apiClient),
  '@larder/shell-sdk': loaded(shellSdkPackage.version, shellSdk),
  '@larder/ui': loaded(uiPackage.version, ui),
  // Loaded with the first page that opens a dialog or a menu.
  '@larder/ui/overlays': {
    version: uiPackage.version,
    get: async () => {
      const overlays = await import('@larder/ui/overlays');
      return () => overlays;
    },
    shareConfig: { singleton: true, requiredVersion: `^${uiPackage.version}` },
  },
};

interface RemoteManifest {
  metaData: {
    remoteEntry: { name: string; path: string };
    /** What the build takes from the packages that it shares with the shell; missing if it did not list that. */
    larder?: { uses?: Record<string, string[]> };
  };
  exposes: { assets: { js: { sync: string[]; async: string[] } } }[];
}

/** The exports of the shell's copy of a shared package; undefined if only the running code knows. */
function providedBy(key: string): readonly string[] | undefined {
  const share = (shared as Record<string, { lib?: () => unknown }>)[key];
  if (!share) return [];
  return share.lib ? Object.keys(share.lib() as object) : process.env.OVERLAY_EXPORTS?.split(',');
}

/** The first name that a build uses from a shared package but this shell lacks, such as '@larder/ui: Timeline'. */
function lackingFor({ metaData: { larder } }: RemoteManifest): string | undefined {
  for (const [key, names] of Object.entries(larder?.uses ?? {})) {
    const provided = providedBy(key);
    const missing = names.find((name) => name !== '*' && provided && !provided.includes(name));
    if (missing) return `${key}: ${missing}`;
  }
  return undefined;
}

/** Fetches a file and refuses a missing or unexpected one; an error page is often a well-formed response. */
async function fetchChecked(
  url: URL,
  contentType: RegExp,
  { cache, verify }: { cache: RequestCache; verify: boolean },
): Promise<Response> {
  let response: Response;
  try {
    const integrity = verify ? integrityOf(url.href) : '';
    response = await fetch(url, { cache, integrity, signal: AbortSignal.timeout(stepTimeout) });
  } catch (error) {
    throw new RemoteFailure('unreachable', error);
  }
  if (response.status === 404 || response.status === 410) throw new RemoteFailure('missing');
  if (!response.ok) throw new RemoteFailure('unreachable');
  if (!contentType.test(response.headers.get('Content-Type') ?? '')) {
    throw new RemoteFailure('broken');
  }
  return response;
}

async function readManifest(url: URL, cache: RequestCache): Promise<RemoteManifest> {
  const response = await fetchChecked(url, /json/, { cache, verify: true });
  let manifest: RemoteManifest;
  try {
    manifest = (await response.json()) as RemoteManifest;
  } catch (error) {
    throw new RemoteFailure('broken', error);
  }
  if (!manifest.metaData?.remoteEntry?.name || !Array.isArray(manifest.exposes)) {
    throw new RemoteFailure('broken');
  }
  const lack = lackingFor(manifest);
  if (lack) throw new RemoteFailure('incompatible', new Error(`This shell lacks ${lack}.`));
  return manifest;
}

/** Replaces the browser's cached copies, which may be broken ones. */
async function refetch(urls: URL[]): Promise<void> {
  await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload' })));
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function mayPass(error: unknown): boolean {
  return (
    error instanceof RemoteFailure && error.reason === 'unreachable' && !isTimeout(error.cause)
  );
}

/** An entry runs only if it matches the deployed one. */
function verifiedScript(url: string): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script');
  Object.assign(script, { src: url, integrity: integrityOf(url) });
  return { script, timeout: stepTimeout };
}

/** Registered remotes and their builds; null after a failure. */
const registered = new Map<string, string | null>();
let federation: ModuleFederation | undefined;

function runtime(): ModuleFederation {
  federation ??= createInstance({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [
      // Remotes are built without the runtime core and use this one.
      provideCore(),
      { name: 'patience', createScript: ({ url }) => verifiedScript(url) },
    ],
  });
  return federation;
}

/**
 * When a remote's build is removed, the runtime also removes the shared packages that this remote was the first to
 * request, since it takes them for the remote's own. They are all the shell's.
 */
function keepShared(): void {
  for (const versions of Object.values(runtime().shareScopeMap['default'] ?? {})) {
    for (const share of Object.values(versions)) share.from = 'shell';
  }
}

function register(name: string, build: string, entry: URL): void {
  const known = registered.get(name);
  if (known === build) return;
  keepShared();
  // The array through which a build's chunks find each other still holds those of a failed attempt.
  Reflect.deleteProperty(
    globalThis,
    `webpackChunk${name}_${build}`.replaceAll(/[^a-zA-Z0-9$]+/g, '_'),
  );
  holdBuild({ name, build });
  runtime().registerRemotes([{ name, entry: entry.href }], { force: registered.has(name) });
  registered.set(name, build);
}

function isDefinition(value: unknown, name: string): value is RemoteDefinition {
  const definition = value as Partial<RemoteDefinition> | undefined;
  return definition?.name === name && Array.isArray(definition.routes);
}

async function loadExposed(name: string, entry: URL): Promise<RemoteDefinition> {
  let exposed: { remote?: unknown } | null;
  try {
    exposed = await runtime().loadRemote<{ remote?: unknown }>(`${name}/remote`);
  } catch (error) {
    // The runtime reports that a script failed, but not why. This finds out whether its file is missing or not a
    // script.
    if (error instanceof Error && /RUNTIME-00[18]/.test(error.message)) {
      await fetchChecked(entry, /javascript/, { cache: 'reload', verify: false });
    }
    throw error;
  }
  if (!isDefinition(exposed?.remote, name)) throw new RemoteFailure('broken');
  return exposed.remote;
}

/** The only adapter to the federation runtime. */
export const federationSource: RemoteSource = {
  lastGood: lastGoodBuild,
  loadDefinition: (name, { build, entry, integrity }, { afresh }) => {
    if (afresh && registered.has(name)) registered.set(name, null);
    const manifestUrl = new URL(entry, location.origin);
    knowBuild(manifestUrl, integrity);
    return withRetries(async () => {
      try {
        const manifest = await readManifest(manifestUrl, afresh ? 'reload' : 'default');
        const { remoteEntry } = manifest.metaData;
        const entryUrl = new URL(`${remoteEntry.path}${remoteEntry.name}`, manifestUrl);
        const scripts = manifest.exposes.flatMap(({ assets: { js } }) =>
          (afresh ? [...js.sync, ...js.async] : js.sync).map((file) => new URL(file, manifestUrl)),
        );
        if (afresh) await refetch([entryUrl, ...scripts]);
        // The files a build needs immediately are loaded in parallel with its entry.
        else for (const { href } of scripts) preloadScript(href, integrityOf(href));
        register(name, build, entryUrl);
        return await loadExposed(name, entryUrl);
      } catch (error) {
        // The next attempt starts from scratch, whatever this one has left behind.
        if (registered.has(name)) registered.set(name, null);
        throw error;
      }
    }, mayPass);
  },
};
