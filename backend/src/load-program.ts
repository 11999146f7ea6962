import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Loads a program from the bundle that the build has made of it. Where sources have been compiled since, which removes the bundle,
 * the program is loaded file by file.
 */
export async function loadProgram<T>(name: string, fileByFile: () => Promise<T>): Promise<T> {
  const bundle = new URL(`./bundle/${name}.cjs`, import.meta.url);
  if (!existsSync(fileURLToPath(bundle))) return fileByFile();
  const { default: program } = (await import(bundle.href)) as { default: T };
  return program;
}
