export type FailureReason =
  | 'offline'
  | 'unreachable'
  | 'missing'
  | 'broken'
  | 'incompatible'
  | 'crashed';

/** Why a remote cannot be shown. */
export class RemoteFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`remote ${reason}`, { cause });
    this.name = 'RemoteFailure';
    // Offline, nothing can be said about the server.
    const silent = reason === 'unreachable' || reason === 'missing';
    this.reason = silent && !navigator.onLine ? 'offline' : reason;
  }
}

function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Maps any error while loading a remote to the reason shown to the person. */
export function asRemoteFailure(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (isChunkLoadError(error)) return new RemoteFailure('missing', error);
  const message = error instanceof Error ? error.message : String(error);
  // A shared package that the shell lacks, or has in a version other than the remote requires.
  if (/does not satisfy the requirement|#?RUNTIME-00[56]/.test(message)) {
    return new RemoteFailure('incompatible', error);
  }
  return new RemoteFailure('broken', error);
}
