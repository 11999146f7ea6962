import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { declarationSchema, firstFault } from './declaration-schema.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A declaration that cannot be built; the message is for its author. */
export class DeclarationError extends Error {}

const contractFile = join(packages, 'shell-sdk/src/contract.ts');

/** The version of the contract that shell and remotes are built for. */
export async function contractVersion() {
  return (await createJiti(import.meta.url).import(contractFile)).contractVersion;
}

/**
 * The declaration of the remote in `root` as it is published: with the contract version and each sentence in every
 * language.
 */
export async function readDeclaration(root) {
  // No cache: a development server reads the sources again after a change.
  const sources = createJiti(import.meta.url, { moduleCache: false });
  const folder = basename(root);
  const file = `${folder}/src/remote.declaration.ts`;
  const { localized } = await sources.import(join(packages, 'copy/src/index.ts'));
  const { contractVersion: contract } = await sources.import(contractFile);
  const { declaration } = await sources
    .import(join(root, 'src/remote.declaration.ts'))
    .catch((error) => {
      const [reason] = error.message.split('\n');
      throw new DeclarationError(`${file} cannot be read: ${reason.trim()}.`, { cause: error });
    });
  if (!declaration) throw new DeclarationError(`${file} exports no 'declaration'.`);
  const schema = declarationSchema(folder.replace(/^mf-/, ''), localized);
  const { data, error } = schema.safeParse(declaration);
  if (error) throw new DeclarationError(`${file}: ${firstFault(error)}`);
  const { name, ...declared } = data;
  return { name, contract, ...declared };
}
