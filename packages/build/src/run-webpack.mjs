#!/usr/bin/env node
// Builds the front end in the current folder with its webpack.config.js.
//
//   larder-build                 for production, into dist/
//   larder-build --alone [port]  a remote by itself on a development server, with the API of a running backend
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { DeclarationError } from './declaration.mjs';

async function configurationOf(configure) {
  try {
    return await configure({}, { mode: 'production' });
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

const [option, port = '8080'] = process.argv.slice(2);
const root = process.cwd();
const { default: configure } = await import(pathToFileURL(join(root, 'webpack.config.js')).href);

if (option === '--alone') {
  const { serveAlone } = await import('./serve-alone.mjs');
  await serveAlone(root, Number(port));
} else {
  const compiler = webpack(await configurationOf(configure));
  compiler.run((failure, stats) => {
    if (failure) console.error(failure);
    const report = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
    if (report) console.log(report);
    process.exitCode = failure || stats.hasErrors() ? 1 : 0;
    compiler.close(() => {});
  });
}
