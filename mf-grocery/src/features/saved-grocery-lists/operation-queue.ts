import { applyOperations, type ListItem, type ListOperation } from '@larder/culinary';

/** A list as last received from the server. */
export interface KnownList {
  readonly id: string;
  readonly list_name: string;
  readonly created_at: string;
  /** Incremented by every change, so that an older response is recognised. */
  readonly version: number;
  readonly items: readonly ListItem[];
}

/** What a device keeps of a list: its last known state, and operations that the server may not have received. */
export interface KeptList {
  readonly list: KnownList;
  readonly waiting: readonly ListOperation[];
}

/** Where a device stores a list. Several tabs share one entry; null means that the device no longer keeps the list. */
export interface KeptListStore {
  read: () => KeptList | null;
  write: (kept: KeptList | null) => void;
  /** Whether what was written outlives the page; false when the device has no room. */
  isStored?: () => boolean;
}

/** The server's response to operations: the list, a permanent refusal, or none for now, or not sent for want of a session. */
export type Delivery =
  | { readonly list: KnownList }
  | { readonly refused: string }
  | { readonly gone: string }
  | 'unreachable'
  | 'signed-out';

export interface OperationQueueOptions {
  store: KeptListStore;
  send: (operations: readonly ListOperation[]) => Promise<Delivery>;
  /** Called with a sentence when the server permanently refuses a change made here. */
  onRefused: (message: string) => void;
  /** Milliseconds before the first retry; each later one waits twice as long. Default 1000. */
  pause?: number;
}

/** What a screen shows. */
export interface QueueView {
  readonly list: KnownList;
  /** The items with all local changes, whether or not the server has received them. */
  readonly items: readonly ListItem[];
  readonly waiting: number;
  /** Whether what waits outlives the page. */
  readonly isStored: boolean;
  /** The server was unreachable at the last attempt. */
  readonly isCutOff: boolean;
}

const largestBatch = 100;
const usualPause = 1000;
const longestPause = 30_000;

const newer = (known: KnownList, received: KnownList): KnownList =>
  known.version > received.version ? known : received;

/**
 * Sends a list's operations to the server, in order, retrying as often as necessary while the person is logged in. Everything
 * stays on the device until the server has responded; an operation sent twice counts once. What the device no longer keeps is
 * not sent.
 */
export class OperationQueue {
  private readonly store: KeptListStore;
  private readonly listeners = new Set<() => void>();
  private kept: KeptList | null;
  private shown: QueueView | null = null;
  private isSending = false;
  private isCutOff = false;
  private batchSize = largestBatch;
  private readonly firstPause: number;
  private pause: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: OperationQueueOptions) {
    this.store = options.store;
    this.firstPause = options.pause ?? usualPause;
    this.pause = this.firstPause;
    this.kept = this.store.read();
    this.show();
  }

  readonly view = (): QueueView | null => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The list as received from the server; a response older than the known state is ignored. */
  accept(list: KnownList): void {
    this.change((kept) => ({
      list: kept ? newer(kept.list, list) : list,
      waiting: kept?.waiting ?? [],
    }));
  }

  /** Changes the list: shown at once, sent as soon as possible. */
  push(...operations: ListOperation[]): void {
    this.change((stored) => {
      // What the person sees is meant, even if the device has just dropped it; the server then says why.
      const kept = stored ?? this.kept;
      return kept && { ...kept, waiting: [...kept.waiting, ...operations] };
    });
    void this.flush();
  }

  /** Another tab may have changed what the device keeps. */
  reread(): void {
    this.kept = this.store.read();
    this.show();
  }

  /**
   * Sends pending operations until there are none, the server is unreachable, which is retried later, or the person has logged
   * out, which leaves them on the device.
   */
  async flush(): Promise<void> {
    if (this.isSending) return;
    clearTimeout(this.timer);
    this.isSending = true;
    try {
      while (await this.sendBatch());
    } finally {
      this.isSending = false;
    }
  }

  /** Whether there is more to send. */
  private async sendBatch(): Promise<boolean> {
    // Another tab may have sent it already.
    this.reread();
    const batch = this.kept?.waiting.slice(0, this.batchSize) ?? [];
    if (batch.length === 0) return false;
    const delivery = await this.options.send(batch);
    if (delivery === 'signed-out') return false;
    this.isCutOff = delivery === 'unreachable';
    if (delivery === 'unreachable') {
      this.show();
      this.timer = setTimeout(() => void this.flush(), this.pause);
      this.pause = Math.min(this.pause * 2, longestPause);
      return false;
    }
    this.pause = this.firstPause;
    if ('gone' in delivery) {
      this.change(() => null);
      this.options.onRefused(delivery.gone);
      return false;
    }
    if ('refused' in delivery && batch.length > 1) {
      // Drops only the impossible operation, not those sent along with it.
      this.batchSize = 1;
      return true;
    }
    this.batchSize = 'refused' in delivery ? 1 : largestBatch;
    const sent = new Set(batch.map(({ id }) => id));
    this.change(
      (kept) =>
        kept && {
          list: 'list' in delivery ? newer(kept.list, delivery.list) : kept.list,
          waiting: kept.waiting.filter(({ id }) => !sent.has(id)),
        },
    );
    if ('refused' in delivery) this.options.onRefused(delivery.refused);
    return true;
  }

  private change(change: (kept: KeptList | null) => KeptList | null): void {
    // Another tab may have written meanwhile.
    this.kept = change(this.store.read());
    this.store.write(this.kept);
    this.show();
  }

  private show(): void {
    this.shown = this.kept && {
      list: this.kept.list,
      items: applyOperations(this.kept.list.items, this.kept.waiting),
      waiting: this.kept.waiting.length,
      isStored: this.store.isStored?.() ?? true,
      isCutOff: this.isCutOff,
    };
    for (const listener of this.listeners) listener();
  }
}
