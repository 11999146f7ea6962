import { posix } from 'node:path';

/** The packages of this repository that each workspace may import. One that is not listed may import none. */
const packageArrows = [
  [/^packages\/(culinary|ui|api-client|seeded-random|recipe-reading)\//, []],
  [/^packages\/dish-pictures\//, ['seeded-random']],
  // Only the type of the error codes, so that a code without a sentence does not compile.
  [/^packages\/copy\//, ['api-client']],
  [/^packages\/shell-sdk\//, ['ui', 'copy', 'api-client']],
  [/^packages\/build\//, ['build']],
  [/^shell\//, ['shell-sdk', 'ui', 'copy', 'api-client']],
  [/^mf-[^/]+\//, ['shell-sdk', 'ui', 'copy', 'api-client', 'culinary', 'recipe-reading']],
  [/^backend\//, ['culinary', 'copy', 'dish-pictures', 'seeded-random', 'recipe-reading']],
  [/^(e2e|bench)\//, ['culinary', 'recipe-reading']],
];

/** Packages that a remote reaches through the SDK, because the page must hold them once. */
const behindTheSdk =
  /^(react-router|react-router-dom|@reduxjs\/toolkit|react-redux|react-hot-toast|axios|react-dom\/client|@module-federation\/.*|@headlessui\/react)(\/|$)/;

const isTest = (file) => /\.(spec|test|e2e)\.tsx?$|(^|[/.-])testing\.tsx?$/.test(file);

/** The workspace that a path in the repository belongs to: 'packages/ui', 'shell', 'backend'. */
const workspaceOf = (path) => /^(packages\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';

/** What other modules may import of a backend module. */
const exported = /^(domain\/.*|.*\.(module|service|port|guard))$/;

/** The layers of a backend module from the bottom up; a file imports its own layer and those below. */
const layers = [
  ['entities and domain code', /^(.*\/)?entities\/|\.errors$|^(.*\/)?domain\//],
  ['repositories and DTOs', /\.repository$|^(.*\/)?dto\//],
  ['services', /\.service$/],
  ['controllers', /\.controller$/],
  ['modules', /\.module$/],
];
const layerOf = (inside) => layers.findIndex(([, pattern]) => pattern.test(inside));

/**
 * Each rule returns why `file` may not import `target`, or undefined. Both are paths in the repository; a target has no
 * extension, and if it is a package, it is the bare name.
 */
const rules = [
  function betweenWorkspaces({ file, target, isPackage }) {
    if (isPackage) return undefined;
    const from = workspaceOf(file);
    const to = workspaceOf(target);
    if (from === to || to === '..' || /^[^/]+$/.test(file)) return undefined;
    if (from === 'shell' && to.startsWith('mf-')) return 'Remotes are known only at run time.';
    // A browser test stands in for a payment provider, and puts the app's own queues on a bad network.
    if (
      from === 'e2e' &&
      /^backend\/src\/.*-testing$|^mf-[^/]+\/src\/.*\/operation-queue$|^shell\/src\/.*\/outbox-(sender|store)$/.test(
        target,
      )
    ) {
      return undefined;
    }
    // Scripts and benchmarks run what the workspaces contain.
    if (from === 'scripts' || from === 'bench') return undefined;
    return 'A workspace is imported by the name of its package, never by a path.';
  },

  function betweenPackages({ file, target }) {
    const name = /^@larder\/([^/]+)/.exec(target)?.[1];
    if (name === undefined || name === 'build') return undefined;
    if (file.startsWith('shell/') && name.startsWith('mf-')) {
      return 'Remotes are known only at run time.';
    }
    const own = /^packages\/([^/]+)\//.exec(file)?.[1];
    const allowed = packageArrows.find(([where]) => where.test(file))?.[1] ?? [];
    if (name === own || allowed.includes(name)) return undefined;
    return `This folder may import from this repository only: ${allowed.join(', ') || 'nothing'}.`;
  },

  function shell({ file, target }) {
    if (!file.startsWith('shell/src/') || !/^@module-federation\//.test(target)) return undefined;
    if (/^shell\/src\/remotes\/federation\.([^/]+\.)?tsx?$/.test(file)) return undefined;
    return 'Only one adapter may use the federation runtime: src/remotes/federation.ts.';
  },

  function remoteAndSdk({ file, target }) {
    const inside = /^mf-[^/]+\/src\/(.*)$/.exec(file)?.[1];
    if (inside === undefined || inside === 'dev.tsx' || isTest(file)) return undefined;
    if (behindTheSdk.test(target)) {
      return 'Remotes use this through @larder/shell-sdk, @larder/api-client or @larder/ui.';
    }
    if (/^@larder\/shell-sdk\/(host|dev|testing)$/.test(target)) {
      return 'The host side of the SDK is not for remotes.';
    }
    return undefined;
  },

  function insideRemote({ file, target }) {
    const from = /^(mf-[^/]+)\/src\/(.*)$/.exec(file);
    const to = /^(mf-[^/]+)\/src\/(.*)$/.exec(target);
    if (!from || !to || from[1] !== to[1]) return undefined;
    const feature = /^features\/([^/]+)/;
    const wanted = feature.exec(to[2])?.[1];
    const own = feature.exec(from[2])?.[1];
    if (/^(features|shared)\//.test(from[2]) && /^(remote|dev)$/.test(to[2])) {
      return 'remote.tsx imports features, never the other way round.';
    }
    if (wanted === undefined) return undefined;
    if (from[2].startsWith('shared/')) return 'src/shared never imports a feature.';
    if (own !== undefined && own !== wanted) {
      return 'Features do not import each other: what two of them need lies in src/shared.';
    }
    return undefined;
  },

  function backendGround({ file, target }) {
    if (isTest(file) || !/^backend\/src\/(common|config|database)\//.test(file)) return undefined;
    return /^backend\/src\/modules\//.test(target)
      ? 'common, config and database never import a module.'
      : undefined;
  },

  function backendRoot({ file, target }) {
    if (isTest(file) || /-testing\.ts$/.test(file)) return undefined;
    if (!/^backend\/src\/[^/]+\//.test(file)) return undefined;
    return /^backend\/src\/[^/]+$/.test(target)
      ? 'What lies directly in backend/src composes the modules; they never import it.'
      : undefined;
  },

  function betweenModules({ file, target }) {
    const from = /^backend\/src\/modules\/([^/]+)\/(.*)$/.exec(file);
    const to = /^backend\/src\/modules\/([^/]+)\/(.*)$/.exec(target);
    if (!from || !to || from[1] === to[1] || isTest(file)) return undefined;
    if (exported.test(to[2])) return undefined;
    // A foreign key names the entity that it refers to.
    if (/(^|\/)entities\//.test(from[2]) && /(^|\/)entities\//.test(to[2])) return undefined;
    return 'A module uses another through its exported services, ports and guards, and the pure code in its domain/.';
  },

  function upward({ file, target }) {
    const from = /^backend\/src\/modules\/([^/]+)\/(.*)\.ts$/.exec(file);
    const to = /^backend\/src\/modules\/([^/]+)\/(.*)$/.exec(target);
    if (!from || !to || from[1] !== to[1] || isTest(file)) return undefined;
    const [own, other] = [layerOf(from[2]), layerOf(to[2])];
    if (own === -1 || other === -1 || other <= own) return undefined;
    return `Upward: ${layers[own][0]} never import ${layers[other][0]}.`;
  },

  function controllers({ file, target }) {
    const from = /^backend\/src\/modules\/([^/]+)\/.*\.controller\.ts$/.exec(file);
    if (!from || isTest(file)) return undefined;
    return /\.repository$/.test(target) ? 'A controller asks its service.' : undefined;
  },

  function pureCode({ file, target, isPackage }) {
    if (isTest(file) || !/^backend\/src\/modules\/[^/]+\/domain\//.test(file)) return undefined;
    if (/^(@nestjs\/.*|typeorm)$/.test(target))
      return 'domain/ is pure: no framework, no database.';
    if (isPackage || !/^backend\/src\/modules\//.test(target)) return undefined;
    return /\/domain\/|\.errors$/.test(target)
      ? undefined
      : 'domain/ imports only other domain/ code and the error codes of its module.';
  },

  function ledger({ file, target }) {
    if (isTest(file) || !/^backend\/src\/modules\/payments\/ledger\//.test(file)) return undefined;
    return /^backend\/src\/modules\/payments\/(?!ledger\/)/.test(target)
      ? 'The ledger knows neither providers nor what is sold.'
      : undefined;
  },

  function paymentProviders({ file, target }) {
    if (isTest(file) || !/^backend\/src\/modules\/payments\/providers\//.test(file))
      return undefined;
    const inLedger = /^backend\/src\/modules\/payments\/ledger\/(.*)$/.exec(target)?.[1];
    if (inLedger === undefined || /\.port$|^(entitlement|malformed-event)$/.test(inLedger)) {
      return undefined;
    }
    return 'A payment provider knows the ledger only through its port.';
  },
];

/** Why the file may not contain this import; undefined if it may. `file` is a path in the repository. */
export function importFault(file, specifier) {
  const isPackage = !/^\.{1,2}(\/|$)/.test(specifier);
  const resolved = isPackage ? specifier : posix.join(posix.dirname(file), specifier);
  const target = isPackage ? resolved : resolved.replace(/\.(ts|tsx|js|mjs|cjs)$/, '');
  for (const rule of rules) {
    const fault = rule({ file, target, isPackage });
    if (fault !== undefined) return fault;
  }
  return undefined;
}
