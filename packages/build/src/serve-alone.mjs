import { existsSync } from 'node:fs';
import { join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { commonConfiguration } from './webpack-common.mjs';
import { hotEntries } from './webpack-hot.mjs';

/**
 * Serves the remote in `root` by itself on `port`. Its src/dev.tsx provides a minimal host; requests to the API and for
 * pictures go to the backend at API_URL (default http://localhost:3000).
 */
export async function serveAlone(root, port) {
  const entry = join(root, 'src/dev.tsx');
  if (!existsSync(entry)) throw new Error(`${entry} does not exist`);
  const common = commonConfiguration({ root, production: false });
  const compiler = webpack({
    ...common,
    entry: [...hotEntries, entry],
    output: { ...common.output, publicPath: '/' },
    plugins: [...common.plugins, new HtmlPlugin({ title: 'Larder: one remote alone' })],
  });
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      // The page brings its own client along; see webpack-hot.mjs.
      client: false,
      hot: false,
      liveReload: false,
      historyApiFallback: true,
      allowedHosts: ['localhost'],
      proxy: [
        {
          context: ['/api', '/pictures'],
          target: process.env.API_URL ?? 'http://localhost:3000',
          changeOrigin: true,
        },
      ],
    },
    compiler,
  );
  await server.start();
}
