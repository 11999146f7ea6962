// For hosts: the shell, a remote running alone, and tests. Remotes must not import this.
export { isCompatible, contractVersion } from './contract';
export type { PublishedDeclaration, RegisteredRemote, RemoteRegistry } from './contract';
export { countWaiting, remotesThatSend } from './draft-store';
export { idleLimit, readLastActivity, storeLastActivity } from './last-activity';
export { ShellContext } from './shell-context';
export type { Shell } from './shell-context';
export { isStayingActive } from './stay-active';
export { createAppStore, injectReducers } from './store';
export type { AppStore } from './store';
export { useStoredSession } from './stored-session';
export type { SessionEnd, StoredSession } from './stored-session';
export { useStoredTheme } from './stored-theme';
