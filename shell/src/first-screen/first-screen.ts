import { askEarly, readToken } from '@larder/api-client';
import type { RemoteRegistry } from '@larder/shell-sdk/host';
import { lastKnownRegistry, readRegistryEarly } from '../remotes/known-registry';
import { matchingRoute } from '../remotes/matching-route';
import { preloadPage } from '../remotes/page-scripts';
import { openingOf, type Opening } from './opening';
import { firstScreen, openingMark, type ScreenName } from './screens';

const templateOf = (name: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-screen="${name}"]`);

/** Shows a rendered screen until the app replaces it; nothing in it can be used yet. */
function show(name: ScreenName): Element | undefined {
  const root = document.getElementById('root');
  const template = templateOf(name);
  if (!root || !template) return undefined;
  root.replaceChildren(template.content.cloneNode(true));
  return root;
}

function addToHead(name: 'signed-in' | 'fonts'): void {
  const template = templateOf(name);
  if (template) document.head.append(template.content.cloneNode(true));
}

/** Milliseconds within which the document and this script arrive over a fast network. */
const quickly = 250;

/**
 * Whether the fonts can arrive soon: from the service worker, or over a fast network. Otherwise they would delay the
 * app's code, so this visit keeps the stand-ins, and the worker fetches the fonts for the next one.
 */
function fontsCanBeSoon(): boolean {
  return Boolean(navigator.serviceWorker?.controller) || performance.now() < quickly;
}

function showOpening(opening: Opening | undefined): void {
  if (!opening) {
    show('plain');
    return;
  }
  const { heading, lede = '', size } = opening;
  const screen = show(size ?? 'page');
  for (const [part, words] of Object.entries({ heading, lede })) {
    const place = screen?.querySelector(`[${openingMark}="${part}"]`);
    if (place) place.textContent = words;
  }
}

/** Requests what the page at `path` is going to read. */
function ask(registry: RemoteRegistry, path: string): void {
  const { route, params } = matchingRoute(registry, path) ?? {};
  for (const asked of route?.asks ?? []) {
    // If the page's address has a query, the page asks with that instead of the declared one.
    if (asked.includes('?') && location.search !== '') continue;
    askEarly(asked.replaceAll(/:[a-zA-Z]+/g, (name) => params?.[name] ?? name));
  }
}

function showBeginning(registry: RemoteRegistry, path: string): void {
  const route = matchingRoute(registry, path)?.route;
  // With a query, a page may begin differently.
  showOpening(route && location.search === '' ? openingOf(route) : undefined);
}

/**
 * Prepares a page for people who are logged in: its first words, its data and its code, all before the app is there.
 */
function beginPage(path: string): void {
  addToHead('signed-in');
  const known = lastKnownRegistry();
  if (known) {
    showBeginning(known, path);
    ask(known, path);
  } else showOpening(undefined);
  readRegistryEarly().then(
    (registry) => {
      if (!known) {
        // The app may be there already, but no page before the registry is.
        if (document.querySelector('#root [inert]')) showBeginning(registry, path);
        ask(registry, path);
      }
      const found = matchingRoute(registry, path);
      if (found) preloadPage(found.remote, found.route.path);
    },
    // The app reports it.
    () => undefined,
  );
}

/** The page before the app: runs as soon as the document is there. */
export function showFirstScreen(): void {
  if (fontsCanBeSoon()) addToHead('fonts');
  const first = firstScreen(location.pathname, readToken() !== null);
  if (first && 'entry' in first) show(first.entry);
  else if (first) beginPage(first.page);
}
