import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import federation from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { readDeclaration } from './declaration.mjs';
import { fingerprint } from './fingerprint.mjs';
import { sharedPackages } from './shared-packages.mjs';
import { commonConfiguration } from './webpack-common.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The version of a shared package that this build was made against, and that it insists on at run time. */
function shareOf(key) {
  const name = key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : key.split('/')[0];
  const folder = name.startsWith('@larder/')
    ? join(repository, 'packages', name.slice('@larder/'.length))
    : join(repository, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` };
}

/** Writes `release.json`: all that a deploy needs to know about the folder it uploads. */
class ReleaseNotePlugin {
  constructor(release) {
    this.release = release;
  }

  apply(compiler) {
    const { sources, Compilation } = webpack;
    compiler.hooks.thisCompilation.tap('ReleaseNotePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseNotePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset(
            'release.json',
            new sources.RawSource(`${JSON.stringify(this.release, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/**
 * Webpack's configuration of a remote: all federation policy is here. The build id is a fingerprint of the sources, so
 * the same sources make the same immutable folder.
 */
export default function remoteConfiguration(root) {
  return (_environment, { mode }) => {
    const production = mode !== 'development';
    const { name, ...declaration } = readDeclaration(root);
    const build = `${production ? '' : 'dev-'}${fingerprint(repository, {
      folders: [root, join(repository, 'packages')],
      files: [join(repository, 'package-lock.json')],
    })}`;
    const common = commonConfiguration({ root, production });
    return {
      ...common,
      name,
      entry: {},
      output: {
        ...common.output,
        publicPath: 'auto',
        // With one name for all builds, a redeployed remote would run the chunks of the build before.
        uniqueName: `${name}_${build}`,
      },
      plugins: [
        ...common.plugins,
        new federation.ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          shared: Object.fromEntries(sharedPackages.map((key) => [key, shareOf(key)])),
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          // The shell has the core of the run time in the page before it loads any remote.
          experiments: { externalRuntime: true },
          manifest: {
            additionalData: ({ stats }) => {
              stats.metaData.larder = declaration;
              return stats;
            },
          },
        }),
        new ReleaseNotePlugin({ name, build, ...declaration }),
      ],
    };
  };
}
