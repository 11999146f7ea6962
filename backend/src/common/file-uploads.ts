import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { Configuration } from '../config/configuration.js';
import { ApiError, commonErrors, type SpokenCode } from './errors.js';

/** For routes that accept one file as form data; no other route accepts files. */
export const takesFile = { takesFile: true };

/** Call this before any route is added, and after the parsers of other bodies. */
export async function acceptFiles(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 },
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const isStray = request.isMultipart() && !request.is404 && !expectsFile(request);
    done(isStray ? new ApiError(commonErrors.unsupported_media_type) : undefined);
  });
}

const expectsFile = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as Partial<typeof takesFile>).takesFile ?? false;

export interface UploadedFile {
  path: string;
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string;
  /** What the sender calls it. */
  name?: string;
}

export interface UploadLimit {
  bytes: number;
  missing: SpokenCode;
  tooLarge: SpokenCode;
}

/** Allowance for what surrounds the file in a body. */
const roomForForm = 16 * 1024;
const hour = 3_600_000;

/** Uploaded files, kept on disk and only while the request is answered, so that slow uploads take no memory. */
@Injectable()
export class FileUploads implements OnApplicationBootstrap {
  private readonly folder: string;

  constructor({ dataDir }: Configuration) {
    this.folder = join(dataDir, 'uploads');
  }

  /**
   * Removes files left by a killed process, and only those: another instance may be receiving files in the same folder.
   */
  async onApplicationBootstrap(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < Date.now() - hour) await rm(path, { force: true });
    }
  }

  /** Stores content that did not arrive as form data in a file, passes its path to `use`, and deletes it afterwards. */
  async keepingBriefly<Result>(
    content: Buffer | AsyncIterable<Buffer>,
    use: (path: string) => Promise<Result>,
  ): Promise<Result> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, v7());
    try {
      await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Passes the file of a request to `use`, and deletes it afterwards. */
  async receive<Result>(
    request: FastifyRequest,
    limit: UploadLimit,
    use: (file: UploadedFile) => Promise<Result>,
  ): Promise<Result> {
    // A file that is too large is refused before it is read or, if its length is not given, while it is read.
    if (Number(request.headers['content-length']) > limit.bytes + roomForForm) {
      throw new ApiError(limit.tooLarge);
    }
    return this.with(async (path) => use({ path, ...(await this.write(request, limit, path)) }));
  }

  /** The same for a file that arrived in another way. */
  hold<Result>(content: Buffer, use: (file: UploadedFile) => Promise<Result>): Promise<Result> {
    return this.with(async (path) => {
      await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      return use({ path, sha256: createHash('sha256').update(content).digest('hex') });
    });
  }

  private async with<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, v7());
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  private async write(
    request: FastifyRequest,
    { bytes, missing, tooLarge }: UploadLimit,
    path: string,
  ): Promise<Omit<UploadedFile, 'path'>> {
    const file = await open(path, 'wx', 0o600);
    const hash = createHash('sha256');
    let name: string | undefined;
    try {
      const part = request.isMultipart()
        ? await request.file({ limits: { fileSize: bytes } })
        : undefined;
      if (!part) throw new ApiError(missing);
      name = part.filename;
      await pipeline(
        part.file,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        file.createWriteStream(),
      );
      if (part.file.truncated) throw new ApiError(tooLarge);
    } catch (error) {
      throw isOurFault(error) ? error : new ApiError(commonErrors.malformed_request);
    } finally {
      await file.close();
    }
    return { sha256: hash.digest('hex'), name };
  }
}

/** An error from a system call concerns our disk; any other concerns the form, or the connection that brought it. */
const isOurFault = (error: unknown): boolean =>
  error instanceof ApiError || (error as NodeJS.ErrnoException).syscall !== undefined;
