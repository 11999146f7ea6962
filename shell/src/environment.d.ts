/** Replaced by the bundler. */
declare const process: {
  env: {
    NODE_ENV: 'production' | 'development' | 'test';
    /** What `@larder/ui/overlays` exports, comma-separated; unknown in tests. */
    OVERLAY_EXPORTS?: string;
  };
};

declare module '@larder/build/shared-packages' {
  export const sharedPackages: string[];
}
