import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public, type RequestUser, SignedIn } from '../../common/access.js';
import { FileUploads, takesFile } from '../../common/file-uploads.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { leaveOutDocumentHeaders } from '../../common/security-headers.js';
import { pictureWidths } from './domain/picture-size.js';
import { pictureUpload } from './domain/picture-upload.js';
import { type PictureView, pictureView } from './dto/pictures.dto.js';
import { answerNoSuchPicture, yearInSeconds } from './picture-answers.js';
import { largestPictureMegabytes } from './pictures.errors.js';
import { PicturesService } from './pictures.service.js';

/** Screens refuse larger files before they send them. */
const limitForScreens = { 'x-max-megabytes': largestPictureMegabytes };

@ApiTags('pictures')
@Controller('pictures')
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly uploads: FileUploads,
  ) {}

  @Post()
  @SignedIn()
  @LimitPerClient(120, 10)
  @RouteConfig(takesFile)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary', ...limitForScreens } },
      required: ['file'],
    },
  })
  @Answers(201, pictureView)
  addPicture(
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<PictureView> {
    return this.uploads.receive(request, pictureUpload, (file) => this.pictures.add(user, file));
  }

  /** Outside `/api`, like the drawings: an `<img>` loads it, and the address is the permission. */
  @Get(pictureWidths.map((width) => `:id/${width}.webp`))
  @Public()
  @ApiExcludeEndpoint()
  async showPicture(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') id: string,
    @Query('s') signature: unknown,
  ): Promise<void> {
    const width = pictureWidths.find((one) => request.routeOptions.url?.endsWith(`/${one}.webp`));
    const picture =
      width && typeof signature === 'string'
        ? await this.pictures.find(id, width, signature)
        : undefined;
    if (!picture) return answerNoSuchPicture(reply);
    leaveOutDocumentHeaders(reply);
    void reply
      .header('content-type', 'image/webp')
      // Only in the person's own browser: a proxy would keep what its owner has deleted.
      .header('cache-control', `private, max-age=${yearInSeconds}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .send(picture);
  }
}
