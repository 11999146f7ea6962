import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { copy } from '@larder/copy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesFile } from '../../common/file-uploads.js';
import { isPage } from '../../common/page-addresses.js';
import { UnknownRouteError } from '../../common/route-table.js';
import { sendFile } from '../../common/static-files.js';
import { Configuration } from '../../config/configuration.js';
import { buildId, remoteName } from './remotes.service.js';

const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';
const serviceWorker = 'service-worker.js';
const sharedTexts = ['title', 'text', 'url'];
const sharedLimits = { files: 1, fields: 10, fieldSize: 16 * 1024, fileSize: 1024 };
/** In characters; an address may not be much longer everywhere. */
const longestShared = 4_000;
const longestFileName = 100;
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

type FileRequest = FastifyRequest<{ Params: { name: string; build: string; '*': string } }>;

/** The files of the shell and of the remotes. They are public by nature and not part of the API. */
@Injectable()
export class AppFiles implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.get('/mf/:name/:build/*', (request: FileRequest, reply) =>
      this.sendRemoteFile(request, reply),
    );
    server.post('/import/shared', { config: takesFile }, (request, reply) =>
      this.openShared(request, reply),
    );
    server.get('/*', (request: FileRequest, reply) => this.sendShellFile(request, reply));
  }

  /**
   * What another app shares, where no service worker takes it: texts go on to the page in its address. A file cannot, as nobody is logged
   * in here, so the page asks for it.
   */
  private async openShared(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const shared = new URLSearchParams();
    if (request.isMultipart()) {
      for await (const part of request.parts({ limits: sharedLimits })) {
        if (part.type === 'file') {
          part.file.resume();
          if (part.filename) shared.set('file', part.filename.slice(0, longestFileName));
        } else if (sharedTexts.includes(part.fieldname) && typeof part.value === 'string') {
          shared.set(part.fieldname, part.value.slice(0, longestShared));
        }
      }
    }
    return reply.header('cache-control', 'no-store').redirect(`/import/shared?${shared}`, 303);
  }

  /** A build never changes, so its files are cached for ever; a missing file is reported in plain text. */
  private async sendRemoteFile(request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name, build, '*': path } = request.params;
    const known = remoteName.test(name) && buildId.test(build);
    const root = join(this.configuration.remotesDir, name, build);
    if (known && (await sendFile(request, reply, { root, path, cacheControl: forEver }))) {
      return reply;
    }
    return notFound(reply);
  }

  /** A file of the shell, or its page for every URL that is not a file name. */
  private async sendShellFile(request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.params['*'];
    if (!isPage(`/${path}`)) {
      if (path.startsWith('mf/')) return notFound(reply);
      throw new UnknownRouteError();
    }
    const root = this.configuration.shellDir;
    const page = { root, path: 'index.html', cacheControl: askAgain };
    // It has to be able to answer the page of another site that opened it.
    if (path === 'import/receive') reply.header('cross-origin-opener-policy', 'unsafe-none');
    const isFile = /\.[^/]+$/.test(path);
    const file = {
      root,
      path,
      cacheControl: hashed.test(path) ? forEver : askAgain,
      isWorker: path === serviceWorker,
    };
    if (await sendFile(request, reply, isFile ? file : page)) return reply;
    // What a person opens is a page, whatever its URL looks like; what a page loads is not.
    const isOpened = isFile && request.headers['sec-fetch-dest'] === 'document';
    return isOpened && (await sendFile(request, reply, page)) ? reply : notFound(reply);
  }
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(copy.errors.not_found);
}
