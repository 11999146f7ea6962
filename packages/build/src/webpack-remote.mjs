import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import federation from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { BuildIdPlugin, unknownBuild } from './build-id-plugin.mjs';
import { readDeclaration } from './declaration.mjs';
import { integrityOf, verifyScript } from './integrity.mjs';
import { usedExports } from './shared-exports.mjs';
import { sharedPackages } from './shared-packages.mjs';
import { commonConfiguration } from './webpack-common.mjs';
import { developmentBuild, hotReplacementInRemote } from './webpack-hot.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const entryFile = 'remoteEntry.js';

/** Where the development server serves the files of a remote. */
const remotePath = (name) => `/mf/${name}/${developmentBuild}/`;

/** The version of a shared package that this build was compiled against and requires at run time. */
function shareOf(key) {
  const name = key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : key.split('/')[0];
  const folder = name.startsWith('@larder/')
    ? join(repository, 'packages', name.slice('@larder/'.length))
    : join(repository, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` };
}

/** The files of a build that a page may run, and the manifest that lists them. */
const isVerified = (file) => file.endsWith('.js') || file === 'mf-manifest.json';

const pageImport = /(['"`])(\/[^'"`]*)\1\s*:\s*\(\)\s*=>\s*import\(\s*(['"`])([^'"`]+)\3/g;

/**
 * The scripts that each page runs, in the order in which they are needed: entry, exposed module, and the chunks of the page that
 * `src/remote.tsx` imports for the path. With them, a page loads in one round trip instead of three.
 */
function scriptsOfPages({ modules, chunkGraph }, remoteFile) {
  const all = [...modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const definition = all.find(({ resource }) => resource === remoteFile);
  const holder = [...modules].find(
    (module) => module === definition || module.modules?.includes(definition),
  );
  const exposed = [...chunkGraph.getModuleChunksIterable(holder)].flatMap((chunk) =>
    [...chunk.groupsIterable].flatMap((group) => group.getFiles()),
  );
  const chunksOf = (request) => {
    const block = definition.blocks.find(({ dependencies }) =>
      dependencies.some((dependency) => dependency.request === request),
    );
    return (block && chunkGraph.getBlockChunkGroup(block)?.getFiles()) ?? [];
  };
  const pages = definition.originalSource().source().toString().matchAll(pageImport);
  return Object.fromEntries(
    [...pages].map(([, , path, , request]) => {
      const files = [entryFile, ...exposed, ...chunksOf(request)];
      return [path, [...new Set(files)].filter((file) => file.endsWith('.js'))];
    }),
  );
}

const releaseNote = 'release.json';

/**
 * Writes `release.json`, which has everything that a deploy needs to know about the folder it uploads: the hash of each
 * file in it, those of the files that a page may run, the scripts of each page, and what the shell has to provide.
 */
class ReleaseNotePlugin {
  constructor(release) {
    this.release = release;
  }

  apply(compiler) {
    // As late as possible: the hashes are those of the files on disk.
    compiler.hooks.afterEmit.tap('ReleaseNotePlugin', (compilation) => {
      const { assets, outputOptions } = compilation;
      const { path } = outputOptions;
      const files = Object.fromEntries(
        readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && entry.name !== releaseNote)
          .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
          .sort()
          .map((file) => [file, integrityOf(readFileSync(join(path, file)))]),
      );
      const integrity = Object.fromEntries(
        Object.entries(files).filter(([file]) => file in assets && isVerified(file)),
      );
      const scripts = scriptsOfPages(compilation, join(compiler.context, 'src/remote.tsx'));
      const uses = usedExports(compilation);
      const note = { ...this.release, integrity, scripts, uses, files };
      writeFileSync(join(path, releaseNote), `${JSON.stringify(note, null, 2)}\n`);
    });
  }
}

/** The entry loads chunks and asks the page for their hashes, which the page has from the registry. */
class VerifiedChunksPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('VerifiedChunksPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'VerifiedChunksPlugin',
        (source) => `${source}\n${verifyScript}`,
      );
    });
  }
}

/**
 * Webpack configuration of a remote: all federation policy is here. The build id is a fingerprint of what is built, so
 * that a change to something else in a package does not make a new build. In development nothing is deployed, so there
 * are no build ids and no hashes.
 */
export default function remoteConfiguration(root) {
  return async (_environment, { mode }) => {
    const production = mode !== 'development';
    const { name, ...declaration } = await readDeclaration(root);
    const build = production ? unknownBuild : developmentBuild;
    const release = { name, build, ...declaration };
    const common = commonConfiguration({ root, production });
    return {
      ...common,
      name,
      entry: {},
      output: {
        ...common.output,
        publicPath: production ? 'auto' : remotePath(name),
        // With one name for all builds, a redeployed remote would run the chunks of the previous build.
        uniqueName: `${name}_${build}`,
      },
      plugins: [
        ...common.plugins,
        new federation.ModuleFederationPlugin({
          name,
          filename: entryFile,
          exposes: { './remote': './src/remote.tsx' },
          shared: Object.fromEntries(sharedPackages.map((key) => [key, shareOf(key)])),
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          // The shell has the runtime core in the page before it loads any remote.
          experiments: { externalRuntime: true },
          manifest: {
            additionalData: ({ stats, compilation }) => {
              const uses = production ? usedExports(compilation) : {};
              stats.metaData.larder = { ...declaration, uses };
              return stats;
            },
          },
        }),
        ...(production
          ? [
              new VerifiedChunksPlugin(),
              new BuildIdPlugin({ declared: release, named: (id) => (release.build = id) }),
              new ReleaseNotePlugin(release),
            ]
          : hotReplacementInRemote(root)),
      ],
    };
  };
}
