import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Configuration } from '../../config/configuration.js';
import { isAmong } from './domain/canary.js';
import {
  declaration,
  type Declaration,
  integrity,
  type RegisteredRemote,
  type RegistryView,
  scripts,
} from './dto/registry.dto.js';

export const remoteName = /^mf_[a-z0-9_]+$/;
export const buildId = /^(?!\.)[\w.-]+$/;

const canaryFile = z.object({
  build: z.string().regex(buildId),
  percent: z.number().int().min(1).max(99),
});
export type Canary = z.infer<typeof canaryFile>;

const release = z.object({ integrity, scripts: scripts.optional() });
const manifest = z.object({ metaData: z.object({ larder: declaration }) });

/** What is deployed, read again each time: a deploy is a moved pointer and needs no restart. */
@Injectable()
export class RemotesService {
  private readonly lastDeclared = new Map<string, Declaration>();

  /** Whether a build has failed too often to be a canary; whoever counts that says so. */
  isStopped: (name: string, build: string) => Promise<boolean> = async () => false;

  constructor(private readonly configuration: Configuration) {}

  /** What is deployed, for a person of this bucket. */
  async getRegistry(bucket?: number): Promise<RegistryView> {
    const folders = (await entries(this.configuration.remotesDir)).filter((name) =>
      remoteName.test(name),
    );
    const found = await Promise.all(
      folders.sort().map(async (name) => [name, await this.findRemote(name, bucket)] as const),
    );
    const remotes = Object.fromEntries(
      found.filter((entry): entry is [string, RegisteredRemote] => entry[1] !== undefined),
    );
    const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex');
    return { schema: 1, revision: revision.slice(0, 16), remotes };
  }

  /** The build that some people get before the others, if there is one. */
  canaryOf(name: string): Promise<Canary | undefined> {
    return readJson(join(this.configuration.remotesDir, name, 'canary'), canaryFile);
  }

  /** The routes and widgets of a deployed build, also of one whose files are gone; undefined when there is no such build. */
  async placesOf(name: string, build: string): Promise<string[] | undefined> {
    if (!remoteName.test(name) || !buildId.test(build)) return undefined;
    const folder = join(this.configuration.remotesDir, name);
    const isThere = (await entries(folder)).includes(build);
    if (!isThere && (await pointer(folder, 'current')) !== build) return undefined;
    const declared = await this.declaredBy(join(folder, build, 'mf-manifest.json'));
    const known = declared ?? this.lastDeclared.get(name);
    return known && [...known.routes.map(({ path }) => path), ...known.widgets];
  }

  /** The canary for those of its share, while it does not fail. */
  private async canaryFor(name: string, bucket?: number): Promise<string | undefined> {
    if (bucket === undefined) return undefined;
    const canary = await this.canaryOf(name);
    const isMeant = canary && isAmong(bucket, canary.percent);
    return isMeant && !(await this.isStopped(name, canary.build)) ? canary.build : undefined;
  }

  private async findRemote(name: string, bucket?: number): Promise<RegisteredRemote | undefined> {
    const folder = join(this.configuration.remotesDir, name);
    const live = await pointer(folder, 'current');
    if (live === undefined) return undefined;
    const canary = await this.canaryFor(name, bucket);
    const build = canary ?? live;
    const previous = await this.previousIn(folder, name, {
      build,
      before: canary === undefined ? await pointer(folder, 'previous') : live,
    });
    const declared = await this.declaredBy(join(folder, build, 'mf-manifest.json'));
    if (declared) this.lastDeclared.set(name, declared);
    // A missing build still has its routes: they show a card rather than a missing page.
    const known =
      declared ??
      (await readJson(join(folder, 'declaration.json'), declaration)) ??
      this.lastDeclared.get(name);
    if (!known) return undefined;
    const released = await readJson(join(folder, build, 'release.json'), release);
    return {
      ...known,
      ...deployed(name, build),
      integrity: released?.integrity,
      scripts: released?.scripts,
      ...(previous && { previous }),
      ...(canary !== undefined && { canary: true as const }),
      ...(!declared && { unavailable: true }),
    };
  }

  /** The build before, as long as its files are there. */
  private async previousIn(
    folder: string,
    name: string,
    { build, before }: { build: string; before?: string },
  ): Promise<RegisteredRemote['previous']> {
    if (before === undefined || before === build) return undefined;
    try {
      const note = await readFile(join(folder, before, 'release.json'));
      const digest = createHash('sha384').update(note).digest('base64');
      return { ...deployed(name, before), release: `sha384-${digest}` };
    } catch {
      return undefined;
    }
  }

  private async declaredBy(manifestFile: string): Promise<Declaration | undefined> {
    return (await readJson(manifestFile, manifest))?.metaData.larder;
  }
}

const deployed = (name: string, build: string): { build: string; entry: string } => ({
  build,
  entry: `/mf/${name}/${build}/mf-manifest.json`,
});

async function entries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

async function pointer(folder: string, name: string): Promise<string | undefined> {
  try {
    const build = (await readFile(join(folder, name), 'utf8')).trim();
    return buildId.test(build) ? build : undefined;
  } catch {
    return undefined;
  }
}

async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  try {
    return schema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
