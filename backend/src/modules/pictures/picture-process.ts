import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../../config/repository-root.js';

// Node starts processes from compiled files, in tests too.
const program = join(repositoryRoot, 'backend/dist/modules/pictures/picture-reader-process.js');

/** What the process is asked for; `folder` gets the sizes of the picture, or its JPEG. */
export interface PictureTask {
  readonly kind: 'sizes' | 'jpeg';
  readonly source: string;
  readonly folder: string;
}

export type PictureRefusal =
  | 'picture_heic'
  | 'picture_pixels_too_many'
  | 'picture_type_unknown'
  | 'picture_unreadable';

/** What the process answers with. */
export type PictureReading =
  | { refused: PictureRefusal }
  | { width: number; height: number; bytes: number };

/** The process was ended or crashed, or stopped because something is wrong with it. */
export class PictureProcessEnded extends Error {
  override readonly name = 'PictureProcessEnded';

  constructor(readonly signal: string | null) {
    super(`The process that reads pictures has ended${signal ? ` with ${signal}` : ''}.`);
  }
}

/** A process that reads one picture after another, without our secrets. It does not keep this one running. */
export class PictureProcess {
  private readonly child: ChildProcess;
  private ended = false;
  /** How many pictures it has been given. */
  tasks = 0;

  constructor() {
    this.child = fork(program, {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child.once('exit', () => (this.ended = true));
    this.child.unref();
    this.child.channel?.unref();
  }

  get isEnded(): boolean {
    return this.ended;
  }

  /** One at a time. */
  do(task: PictureTask, longest: number): Promise<PictureReading> {
    const { child } = this;
    this.tasks += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(), longest);
      const settled = () => {
        clearTimeout(timer);
        child.channel?.unref();
        child.off('message', answered).off('exit', gone);
      };
      const answered = (reading: unknown): void => {
        settled();
        resolve(reading as PictureReading);
      };
      const gone = (_code: number | null, signal: string | null): void => {
        settled();
        reject(new PictureProcessEnded(signal));
      };
      child.on('message', answered).on('exit', gone);
      // Somebody waits for this one.
      child.channel?.ref();
      child.send(task, (error) => {
        if (error) gone(null, null);
      });
    });
  }

  end(): void {
    this.ended = true;
    this.child.kill('SIGKILL');
  }
}
