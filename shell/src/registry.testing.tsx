import type { RemoteDefinition } from '@larder/shell-sdk';
import type { RegisteredRemote } from '@larder/shell-sdk/host';

/** A text in every supported language. */
export const text = (en: string) => ({ en });

/** A registered remote with these pages: path to title. */
export function registered(
  pages: Record<string, string>,
  more: Partial<RegisteredRemote> = {},
): RegisteredRemote {
  return {
    build: 'b1',
    entry: '/mf/x/b1/mf-manifest.json',
    contract: '1.0.0',
    routes: Object.entries(pages).map(([path, title]) => ({ path, title: text(title) })),
    nav: [],
    widgets: [],
    integrity: { 'mf-manifest.json': 'sha384-manifest', 'remoteEntry.js': 'sha384-entry' },
    ...more,
  };
}

/** A remote whose pages show their title as a heading. */
export function definitionOf(name: string, remote: RegisteredRemote): RemoteDefinition {
  return {
    name,
    contract: remote.contract,
    routes: remote.routes.map(({ path, title }) => ({
      path,
      page: async () => ({ Page: () => <h1>{title.en}</h1> }),
    })),
  };
}
