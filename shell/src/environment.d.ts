/** Replaced by the bundler. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };

declare module '@larder/build/shared-packages' {
  export const sharedPackages: string[];
}
