import { readToken } from '@larder/api-client';
import type { FailureReason } from './remote-failure';

const address = '/api/remotes/reports';

export type RemotePhase = 'load' | 'page' | 'widget' | 'render';

/** What happened to a build, in a form that identifies nobody: the route is the declared path, never the address. */
export type RemoteReport = { remote: string; build: string; route: string; phase: RemotePhase } & (
  | { event: 'shown' }
  | { event: 'failed'; reason: FailureReason }
);

const reported = new Set<string>();

/** Reports to the backend what happened to a remote, each thing once; a report that does not arrive is not missed. */
export function reportRemote(report: RemoteReport): void {
  // Without a network there is nobody to report to, and nothing is wrong with the build.
  if (report.event === 'failed' && report.reason === 'offline') return;
  const body = JSON.stringify(report);
  const token = readToken();
  if (!token || reported.has(body)) return;
  reported.add(body);
  fetch(address, {
    method: 'POST',
    // The person may leave the page because of what is reported.
    keepalive: true,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body,
  }).catch(() => undefined);
}
