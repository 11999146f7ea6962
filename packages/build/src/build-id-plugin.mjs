import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** Stands in for the build id until the files are known. It is as long as an id, so source maps stay right. */
export const unknownBuild = 'buildunnamed';

const idLength = unknownBuild.length;

/**
 * Names a build after its content: the same files have the same id, whatever else has changed in the packages that they
 * were made of. Calls `named` with the id before the manifest is written and the files are compressed.
 */
export class BuildIdPlugin {
  constructor({ declared, named }) {
    Object.assign(this, { declared, named });
  }

  apply({ hooks }) {
    hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, (assets) => {
        const files = Object.keys(assets).sort();
        const hash = createHash('sha256').update(JSON.stringify(this.declared));
        // Source maps do not count: they name what a file was made of, and nobody runs them.
        for (const file of files.filter((name) => !name.endsWith('.map'))) {
          hash.update(`\0${file}\0`).update(assets[file].buffer());
        }
        const build = hash.digest('hex').slice(0, idLength);
        for (const file of files.filter((name) => /\.(js|css|map)$/.test(name))) {
          const source = assets[file].source().toString();
          if (!source.includes(unknownBuild)) continue;
          // The file's name does not contain the id, so a file of that name from the last build has to be replaced.
          compilation.updateAsset(
            file,
            new webpack.sources.RawSource(source.replaceAll(unknownBuild, build)),
            (info) => ({ ...info, immutable: false }),
          );
        }
        this.named(build);
      });
    });
  }
}
