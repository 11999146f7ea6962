/**
 * Packages of which the page has one copy: the shell provides each, remotes consume it and carry no copy. Routing and
 * the store are not among them: remotes reach both through @larder/shell-sdk, so that the shell bundles only the parts
 * of those libraries that are used.
 */
export const sharedPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@larder/api-client',
  '@larder/shell-sdk',
  '@larder/ui',
  '@larder/ui/overlays',
];
