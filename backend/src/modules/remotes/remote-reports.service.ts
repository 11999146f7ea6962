import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { copy } from '@larder/copy';
import { AdminCommands } from '../../common/admin-commands.js';
import { countKeyOf } from '../../common/rate-limits.js';
import { isFailing } from './domain/canary.js';
import { type RemoteReportBody, remoteFaults } from './dto/remote-report.dto.js';
import { OtlpLog } from './otlp-log.js';
import { type EventCount, RemoteReportsRepository } from './remote-reports.repository.js';
import { RemotesService } from './remotes.service.js';

const believedFor = 10_000;
const mostRemembered = 50_000;
const faults: readonly string[] = remoteFaults;

/** What the shells of people report of remotes, as counts without the people. */
@Injectable()
export class RemoteReportsService implements OnModuleInit {
  private readonly logger = new Logger(RemoteReportsService.name);
  /** One person counts once for each event. The keys cannot be traced back: the salt is nowhere else. */
  private readonly counted = new Set<string>();
  private readonly salt = randomBytes(16).toString('hex');
  private stopped = new Set<string>();
  private readAt = 0;

  constructor(
    private readonly reports: RemoteReportsRepository,
    private readonly remotes: RemotesService,
    private readonly commands: AdminCommands,
    private readonly log: OtlpLog,
  ) {}

  onModuleInit(): void {
    this.remotes.isStopped = (remote, build) => this.isStopped(remote, build);
    this.commands.add({ name: 'remotes', usage: '', run: () => this.describe() });
  }

  /** Counts what happened to a build that is deployed; what names no such build is ignored. */
  async record(userId: string, report: RemoteReportBody): Promise<void> {
    const { remote, build, phase } = report;
    const declared = await this.remotes.placesOf(remote, build);
    if (!declared) return;
    const reason = report.event === 'failed' ? report.reason : 'none';
    const route = declared.includes(report.route) ? report.route : 'unknown';
    const day = new Date().toISOString().slice(0, 10);
    const key = countKeyOf(this.salt, userId, day, remote, build, phase, route, reason);
    if (this.counted.has(key)) return;
    if (this.counted.size >= mostRemembered) this.counted.clear();
    this.counted.add(key);
    await this.reports.count({ remote, build, phase, route, reason });
    if (reason === 'none') return;
    this.readAt = 0;
    // It never fails, and nobody waits for it.
    void this.log.error({
      name: 'larder.remote.failed',
      body: `${remote} ${build} failed: ${reason} (${phase}) at ${route}`,
      attributes: {
        'larder.remote.name': remote,
        'larder.remote.build': build,
        'larder.remote.phase': phase,
        'larder.remote.route': route,
        'larder.remote.reason': reason,
      },
    });
  }

  /** Whether a build has failed so often that nobody gets it as a canary. */
  private async isStopped(remote: string, build: string): Promise<boolean> {
    if (Date.now() - this.readAt > believedFor) {
      this.readAt = Date.now();
      // Without the counts, what was known before goes on.
      await this.readStopped().catch((error: unknown) => this.logger.error(error));
    }
    return this.stopped.has(`${remote} ${build}`);
  }

  private async readStopped(): Promise<void> {
    const stopped = new Set<string>();
    for (const { remote, build, shown, failed } of byBuild(await this.reports.sums())) {
      if (!isFailing({ shown, failed })) continue;
      stopped.add(`${remote} ${build}`);
      if (!this.stopped.has(`${remote} ${build}`)) {
        this.logger.warn(
          `${remote} ${build} failed for ${failed} people and is no canary any more`,
        );
      }
    }
    this.stopped = stopped;
  }

  private async describe(): Promise<string[]> {
    const counts = await this.reports.sums();
    const live = Object.entries((await this.remotes.getRegistry()).remotes);
    const lines = await Promise.all(
      live.map(async ([name, { build, previous }]) => {
        const canary = await this.remotes.canaryOf(name);
        const stopped = canary && (await this.isStopped(name, canary.build));
        return [
          copy.admin.remoteLive(name, build, previous?.build),
          ...(canary ? [copy.admin.remoteCanary(canary, stopped === true)] : []),
          ...byBuild(counts.filter(({ remote }) => remote === name)).flatMap((found) => [
            copy.admin.remoteCounts(found),
            ...found.failures.map((failure) => copy.admin.remoteFailure(failure)),
          ]),
        ];
      }),
    );
    return lines.flat();
  }
}

interface BuildCounts {
  remote: string;
  build: string;
  /** By how many people it was seen working, which only a canary's shells report. */
  shown: number;
  /** How many met a fault of its own. */
  failed: number;
  failures: EventCount[];
}

function byBuild(counts: EventCount[]): BuildCounts[] {
  const builds = new Map<string, BuildCounts>();
  for (const count of counts) {
    const { remote, build, reason, people } = count;
    const key = `${remote} ${build}`;
    const known = builds.get(key) ?? { remote, build, shown: 0, failed: 0, failures: [] };
    builds.set(key, known);
    if (reason === 'none') known.shown += people;
    else known.failures.push(count);
    if (faults.includes(reason)) known.failed += people;
  }
  return [...builds.values()];
}
