export type FailureReason =
  'offline' | 'unreachable' | 'missing' | 'broken' | 'incompatible' | 'crashed';

/** Why a remote cannot be shown. */
export class RemoteFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`remote ${reason}`, { cause });
    this.name = 'RemoteFailure';
    // Without a network nothing can be said about the server.
    const silent = reason === 'unreachable' || reason === 'missing';
    this.reason = silent && !navigator.onLine ? 'offline' : reason;
  }
}

function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Any error met while a remote is loaded, as the reason a person is given. */
export function asRemoteFailure(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (isChunkLoadError(error)) return new RemoteFailure('missing', error);
  const message = error instanceof Error ? error.message : String(error);
  // A shared package that the shell has not, or has in another version than the remote insists on.
  if (/does not satisfy the requirement|#?RUNTIME-00[56]/.test(message)) {
    return new RemoteFailure('incompatible', error);
  }
  return new RemoteFailure('broken', error);
}
