const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const browser = require('@larder/build/jest/browser');

/** The shell is tested with the declarations of the real remotes; only their pages are replaced. */
module.exports = async () => {
  const { readDeclaration } = await import('@larder/build/declaration');
  const root = join(__dirname, '..');
  const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'));
  const declarations = await Promise.all(
    remotes.map((folder) => readDeclaration(join(root, folder))),
  );
  return { ...browser, globals: { ...browser.globals, remoteDeclarations: declarations } };
};
