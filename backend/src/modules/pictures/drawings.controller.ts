import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access.js';
import { encodingFor, markEncoded } from '../../common/compression.js';
import { parsePictureAddress } from '@larder/dish-pictures';
import { DrawingCache } from './drawing-cache.js';
import { answerNoSuchPicture, yearInSeconds } from './picture-answers.js';

/** Recipe illustrations, outside `/api`: the URL contains everything needed to draw the picture. */
@ApiExcludeController()
@Controller('pictures')
export class DrawingsController {
  private readonly drawings = new DrawingCache();

  @Public()
  @Get('*')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = ''] = request.url.split('?');
    const address = parsePictureAddress(path);
    if (!address) return answerNoSuchPicture(reply);
    // A URL from an older composer still shows its dish, drawn as today; only pictures drawn exactly as their URL says
    // may stay in caches.
    const caching = address.current
      ? `public, max-age=${yearInSeconds}, immutable`
      : 'public, max-age=3600';
    const drawing = this.drawings.drawingOf(address.spec);
    const encoding = encodingFor(request);
    const body = encoding ? await drawing.in(encoding) : drawing.svg;
    markEncoded(reply, encoding);
    void reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', caching)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(body);
  }
}
