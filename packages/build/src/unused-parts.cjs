const { resolve } = require('node:path');

/** If something calls it after all, it fails at once. */
const refuse = "throw new Error('This function is left out: see unused-parts.cjs.');";

/**
 * Functions of libraries that the app can never reach, but that a bundler keeps because something names them. They are
 * listed by the file of an installed package, each with what replaces its body.
 */
const unusedParts = [
  {
    // A link loads pages ahead only in an app of the router's own framework, and fails elsewhere if it is asked to. Errors from
    // server components need a server that renders them; the rest belongs to routers that load data.
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    bodies: {
      usePrefetchBehavior: 'return [false, null, {}];',
      PrefetchPageLinks: refuse,
      RSCErrorHandler: refuse,
      decodeRouteErrorResponseDigest: refuse,
      DefaultErrorComponent: refuse,
      useNavigateStable: refuse,
      useViewTransitionState: refuse,
    },
  },
  {
    // styled-components writes no vendor prefixes unless it is asked to; none of our browsers needs any.
    file: 'stylis/src/Prefixer.js',
    bodies: { prefix: refuse },
  },
  // The shell reads manifests itself, and preloads the scripts that the registry lists.
  {
    file: '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    bodies: {
      loadRemoteSnapshotInfo: refuse,
      getManifestJson: refuse,
      loadManifestSnapshot: refuse,
    },
  },
  {
    file: '@module-federation/runtime-core/dist/remote/index.js',
    bodies: { preloadRemote: refuse },
  },
  {
    file: '@module-federation/runtime-core/dist/utils/preload.js',
    bodies: { preloadAssets: refuse },
  },
];

/** The rules by which webpack leaves these functions out. */
const withoutUnusedParts = unusedParts.map(({ file, bodies }) => ({
  test: (path) => path.endsWith(`/node_modules/${file}`),
  loader: resolve(__dirname, 'unused-parts-loader.cjs'),
  options: { bodies },
}));

module.exports = { unusedParts, withoutUnusedParts };
