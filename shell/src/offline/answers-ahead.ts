import { matchesPath, type KeptAnswers, type Question } from '@larder/api-client';
import type { OfflineData, WantedAnswer } from '@larder/shell-sdk';

/** What the remotes keep, and how they find it. */
export interface OfflineRules {
  keep: readonly KeptAnswers[];
  data: readonly OfflineData[];
}

/** The answers that belong to the person. */
export function collections({ data }: OfflineRules, today: Date): Question[] {
  return data.flatMap((remote) => remote.collections(today));
}

/** What the remotes say about an answer; one that fails does not keep the others from answering. */
function toldBy<Told>(
  { data: remotes }: OfflineRules,
  tell: (remote: OfflineData) => Told[] | undefined,
) {
  return remotes.flatMap((remote) => {
    try {
      return tell(remote) ?? [];
    } catch (error) {
      console.error(error);
      return [];
    }
  });
}

/** The collections whose answer a change at `url` makes outdated. */
export function changedBy(rules: OfflineRules, url: string, today: Date): Question[] {
  const area = url.split('/')[1];
  return collections(rules, today).filter((collection) => collection.url.split('/')[1] === area);
}

export interface AnswersAheadOptions {
  /** The rules as they are known now. */
  rules: () => OfflineRules;
  /** What the device keeps. */
  kept: (question: Question) => Promise<unknown>;
  /** Asks the backend and keeps the answer; undefined when there is none. */
  ask: (question: Question) => Promise<unknown>;
  /** Waits until the request would delay nobody; false when none may be made. */
  turn: () => Promise<boolean>;
  /** Called with the pictures that belong to an answer. */
  onPictures?: (addresses: string[]) => void;
  /** How many answers to request in bulk at most, in total. */
  mostInBulk?: number;
}

type Bulk = Required<KeptAnswers>;

/**
 * Keeps what the person saved for use without a network, one request after the other, and requests only what is not
 * kept or is outdated.
 */
export class AnswersAhead {
  private readonly waiting: WantedAnswer[] = [];
  private readonly inBulk = new Set<string>();
  private isAtWork = false;

  constructor(private readonly options: AnswersAheadOptions) {}

  /** Adds what an answer refers to. */
  notice(question: Question, data: unknown): void {
    const rules = this.options.rules();
    this.want(...toldBy(rules, (remote) => remote.referredTo?.(question, data)));
    const pictures = toldBy(rules, (remote) => remote.pictures?.(question, data));
    if (pictures.length > 0) this.options.onPictures?.(pictures);
  }

  /** Adds answers, in this order. An answer that cannot be fetched is dropped until it is wanted again. */
  want(...answers: WantedAnswer[]): void {
    const { mostInBulk = 300 } = this.options;
    for (const answer of answers) {
      const { url } = answer.question;
      if (this.bulkOf(url)) {
        if (this.inBulk.has(url) || this.inBulk.size >= mostInBulk) continue;
        this.inBulk.add(url);
      }
      this.waiting.push(answer);
    }
    void this.work();
  }

  private bulkOf(url: string): Bulk | undefined {
    return this.options
      .rules()
      .keep.find((rule): rule is Bulk => rule.bulk !== undefined && matchesPath(rule.path, url));
  }

  private async work(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    try {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
        if (await this.bring(next)) continue;
        for (const given of [next, ...this.waiting.splice(0)]) {
          this.inBulk.delete(given.question.url);
        }
      }
    } finally {
      this.isAtWork = false;
    }
  }

  /** False if nothing can be fetched now. */
  private async bring({ question, isCurrent }: WantedAnswer): Promise<boolean> {
    const { kept, ask, turn } = this.options;
    const known = await kept(question);
    if (known !== undefined && (isCurrent?.(known) ?? true)) {
      this.notice(question, known);
      return true;
    }
    if (!(await turn())) return false;
    const bulk = this.bulkOf(question.url);
    const asked = bulk ? await this.withOthers(question.url, bulk) : question;
    const data = await ask(asked);
    if (data === undefined) return false;
    this.notice(asked, data);
    return true;
  }

  /** The answer and others of its kind that are wanted as well, as one request. */
  private async withOthers(first: string, { path, bulk }: Bulk): Promise<Question> {
    const urls = [first];
    while (urls.length < bulk.atOnce) {
      const at = this.waiting.findIndex(({ question }) => matchesPath(path, question.url));
      const [next] = at < 0 ? [] : this.waiting.splice(at, 1);
      if (!next) break;
      if ((await this.options.kept(next.question)) === undefined) urls.push(next.question.url);
    }
    const [before = '', after = ''] = path.split(':id');
    const ids = urls.map((url) => url.slice(before.length, url.length - after.length));
    return { url: bulk.path, params: { [bulk.param]: ids.join(',') } };
  }
}
