import { Readable } from 'node:stream';
import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public, type RequestUser, SignedIn } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { FileUploads, takesFile } from '../../common/file-uploads.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { rowIdParam } from '../../common/row-id.js';
import { archiveErrors, largestArchiveMegabytes } from './account-archive.errors.js';
import { AccountTransfersService } from './account-transfers.service.js';
import {
  type ExportView,
  exportView,
  type RestoreView,
  restoreView,
  type TransferStartedView,
  transferStartedView,
  type TransfersView,
  transfersView,
} from './dto/account-archive.dto.js';

const upload = {
  bytes: largestArchiveMegabytes * 1024 * 1024,
  missing: archiveErrors.archive_missing,
  tooLarge: archiveErrors.archive_too_large,
};

/** Screens refuse larger files before they send them. */
const limitForScreens = { 'x-max-megabytes': largestArchiveMegabytes };

@ApiTags('account')
@Controller('account')
export class AccountArchiveController {
  constructor(
    private readonly transfers: AccountTransfersService,
    private readonly uploads: FileUploads,
  ) {}

  @Get('transfers')
  @SignedIn()
  @Answers(200, transfersView)
  getTransfers(@CurrentUser() user: RequestUser): Promise<TransfersView> {
    return this.transfers.getNewest(user);
  }

  @Post('export')
  @SignedIn()
  @LimitPerClient(20, 10)
  @Answers(202, transferStartedView)
  async startExport(@CurrentUser() user: RequestUser): Promise<TransferStartedView> {
    return { id: await this.transfers.startExport(user) };
  }

  /** The state; to a client that does not ask for JSON, the zip as soon as it is there. */
  @Get('export/:id')
  @SignedIn()
  @Answers(200, exportView)
  async getExport(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ExportView | undefined> {
    const view = await this.transfers.getExport(user, id);
    if (view.url === null || headers.accept?.includes('application/json')) return view;
    void reply.code(303).header('location', view.url);
    return undefined;
  }

  /** A browser that downloads sends no token; the address is the permission. */
  @Get('export/:id/larder-export.zip')
  @Public()
  @ApiExcludeEndpoint()
  async downloadExport(
    @Param('id', { schema: rowIdParam }) id: string,
    @Query('until') until: unknown,
    @Query('s') signature: unknown,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file =
      typeof until === 'string' && typeof signature === 'string'
        ? await this.transfers.findFile(id, until, signature)
        : undefined;
    if (!file) throw new ApiError(commonErrors.not_found);
    const etag = `"${id}"`;
    const from = rangeOf(headers, etag, file.bytes);
    if (from > 0) {
      void reply.code(206).header('content-range', `bytes ${from}-${file.bytes - 1}/${file.bytes}`);
    }
    void reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="larder-export.zip"')
      .header('content-length', file.bytes - from)
      .header('accept-ranges', 'bytes')
      .header('etag', etag)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(file.read(from), { objectMode: false }));
  }

  @Post('restore')
  @SignedIn()
  @LimitPerClient(20, 10)
  @RouteConfig(takesFile)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary', ...limitForScreens } },
      required: ['file'],
    },
  })
  @Answers(202, transferStartedView)
  async startRestore(
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<TransferStartedView> {
    return {
      id: await this.uploads.receive(request, upload, (file) =>
        this.transfers.startRestore(user, file),
      ),
    };
  }

  @Get('restore/:id')
  @SignedIn()
  @Answers(200, restoreView)
  getRestore(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): Promise<RestoreView> {
    return this.transfers.getRestore(user, id);
  }
}

/** Where an interrupted download goes on: the only ranges that browsers ask for. */
function rangeOf(
  { range, 'if-range': condition }: FastifyRequest['headers'],
  etag: string,
  bytes: number,
): number {
  const [, from] = /^bytes=(\d{1,15})-$/.exec(range ?? '') ?? [];
  const isSame = condition === undefined || condition === etag;
  return from !== undefined && isSame && Number(from) < bytes ? Number(from) : 0;
}
