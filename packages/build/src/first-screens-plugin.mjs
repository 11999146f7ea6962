import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/** Large packages, which Node loads from where they are installed. */
const installed = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'axios'];

const preload = (href, attributes) => `<link rel="preload" href="${href}" ${attributes}>`;

/** Compiles `entry` for Node and returns what it exports. */
async function run(configuration, entry) {
  const require = createRequire(join(configuration.context, 'package.json'));
  const folder = join(configuration.context, 'node_modules/.cache/first-screens');
  const filename = `${process.pid}.cjs`;
  const compiler = webpack({
    ...configuration,
    name: 'first screens',
    target: 'node',
    devtool: false,
    entry,
    output: { path: folder, filename, library: { type: 'commonjs2' }, publicPath: '/' },
    externals: installed.map((name) => ({ [name]: `commonjs ${require.resolve(name)}` })),
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return require(join(folder, filename));
  } finally {
    await promisify(compiler.close.bind(compiler))();
    await rm(folder, { recursive: true, force: true });
  }
}

const fetchedFont = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** The stylesheet of the page in two parts: the fonts to be fetched, and everything else. */
function stylesOfPage({ assets }) {
  const styles = Object.keys(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => assets[file].source().toString())
    .join('')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ');
  return { fonts: styles.match(fetchedFont) ?? [], others: styles.replaceAll(fetchedFont, '') };
}

const fontPreloads = ({ assetsInfo, outputOptions: { publicPath } }) =>
  [...assetsInfo.keys()]
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => preload(`${publicPath}${file}`, 'as="font" type="font/woff2" crossorigin'))
    .join('');

/**
 * Puts the screens that `entry` renders into the page, each in a template of its own, with the styles that they need.
 * Further templates hold the fonts, and the preloads for people who are logged in.
 */
export class FirstScreensPlugin {
  constructor({ configuration, entry, chunksOfPages }) {
    Object.assign(this, { configuration, entry, chunksOfPages });
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('FirstScreensPlugin', (compilation) => {
      HtmlPlugin.getHooks(compilation).afterTemplateExecution.tapPromise(
        'FirstScreensPlugin',
        async (data) => {
          const { renderFirstScreens } = await run(this.configuration, this.entry);
          const { styles, screens } = renderFirstScreens();
          const { fonts, others } = stylesOfPage(compilation);
          const templates = Object.entries({
            ...screens,
            'signed-in': this.preloads(compilation),
            fonts: `<style>${fonts.join('')}</style>${fontPreloads(compilation)}`,
          });
          const html = data.html
            .replace('<!-- styles of the page -->', () => others)
            .replace('<!-- styles of the first screens -->', () => styles)
            .replace('<!-- first screens -->', () =>
              templates
                .map(([name, content]) => `<template data-screen="${name}">${content}</template>`)
                .join(''),
            );
          return { ...data, html };
        },
      );
    });
  }

  preloads({ namedChunkGroups, outputOptions: { publicPath } }) {
    const files = this.chunksOfPages.flatMap((name) => namedChunkGroups.get(name).getFiles());
    return [...new Set(files)]
      .filter((file) => file.endsWith('.js'))
      .map((file) => preload(`${publicPath}${file}`, 'as="script"'))
      .join('');
  }
}
