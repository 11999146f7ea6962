/** Files that the bundler understands and the compiler does not. */
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
