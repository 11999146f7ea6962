import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Loads a program from the bundle that the build made of it. Compiling sources afterwards removes the bundle, and then
 * the program is loaded file by file.
 */
export async function loadProgram<T>(name: string, fileByFile: () => Promise<T>): Promise<T> {
  const bundle = new URL(`./bundle/${name}.cjs`, import.meta.url);
  if (!existsSync(fileURLToPath(bundle))) return fileByFile();
  const { default: program } = (await import(bundle.href)) as { default: T };
  return program;
}
