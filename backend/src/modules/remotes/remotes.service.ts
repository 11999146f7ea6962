import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Configuration } from '../../config/configuration.js';
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

const release = z.object({ integrity, scripts: scripts.optional() });
const manifest = z.object({ metaData: z.object({ larder: declaration }) });

/** What is deployed, read again each time: a deploy is a moved pointer and needs no restart. */
@Injectable()
export class RemotesService {
  private readonly lastDeclared = new Map<string, Declaration>();

  constructor(private readonly configuration: Configuration) {}

  async getRegistry(): Promise<RegistryView> {
    const folders = (await entries(this.configuration.remotesDir)).filter((name) =>
      remoteName.test(name),
    );
    const found = await Promise.all(
      folders.sort().map(async (name) => [name, await this.findRemote(name)] as const),
    );
    const remotes = Object.fromEntries(
      found.filter((entry): entry is [string, RegisteredRemote] => entry[1] !== undefined),
    );
    const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex');
    return { schema: 1, revision: revision.slice(0, 16), remotes };
  }

  private async findRemote(name: string): Promise<RegisteredRemote | undefined> {
    const folder = join(this.configuration.remotesDir, name);
    const build = await pointer(folder, 'current');
    if (build === undefined) return undefined;
    const previous = await pointer(folder, 'previous');
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
      ...(previous !== undefined && { previous: deployed(name, previous) }),
      ...(!declared && { unavailable: true }),
    };
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
