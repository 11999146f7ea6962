/** Files that the bundler understands and the compiler does not. */
declare module '*.css';
declare module '@larder/ui/fonts';
declare module '*.svg' {
  const url: string;
  export default url;
}
