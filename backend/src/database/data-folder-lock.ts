import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../config/start-error.js';

export class DataFolderInUseError extends StartError {
  constructor(path: string, pid: number) {
    super(
      `The data folder is in use by process ${pid} (${path}). Stop it first, or give this one a DATA_DIR of its own.`,
    );
    this.name = 'DataFolderInUseError';
  }
}

interface Holder {
  pid: number;
  /** When that process started, so that a later one with the same id is not mistaken for it. */
  startedAt?: string;
}

/** A file that names the one process that may use a folder. A lock left behind by a killed process is taken over. */
export class DataFolderLock {
  private constructor(private readonly path: string) {}

  static acquire(path: string): DataFolderLock {
    const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(own));
    try {
      // A link appears atomically, and only one process can create it.
      while (!linked(draft, path)) {
        const content = contentOf(path);
        if (content === undefined) continue;
        const holder = holderIn(content);
        if (holder && isRunning(holder)) throw new DataFolderInUseError(path, holder.pid);
        discard(path, content, `${draft}.stale`);
      }
    } finally {
      rmSync(draft, { force: true });
    }
    return new DataFolderLock(path);
  }

  release(): void {
    rmSync(this.path, { force: true });
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock away; puts it back if another process was quicker and the file is no longer the stale one. */
function discard(path: string, expected: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (contentOf(aside) !== expected) linked(aside, path);
  rmSync(aside, { force: true });
}

function contentOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function holderIn(content: string): Holder | undefined {
  try {
    const holder = JSON.parse(content) as Holder;
    return Number.isInteger(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  if (pid === process.pid) return startedAt === startOf(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startedAt === undefined || startOf(pid) === startedAt;
}

/** Boot-relative start time of a process, where the system reports it (Linux); containers reuse process ids at once. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return undefined;
  }
}
