import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access.js';
import { encodingFor, markEncoded } from '../../common/compression.js';
import { parsePictureAddress } from '@larder/dish-pictures';
import { PictureStore } from './picture-store.js';

const yearInSeconds = 31_536_000;

/** Recipe illustrations, outside `/api`: the URL contains everything needed to draw the picture. */
@ApiExcludeController()
@Controller('pictures')
export class PicturesController {
  private readonly store = new PictureStore();

  @Public()
  @Get('*')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = ''] = request.url.split('?');
    const address = parsePictureAddress(path);
    if (!address) {
      void reply
        .code(404)
        .header('content-type', 'text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('No such picture.');
      return;
    }
    // A URL from an older composer still shows its dish, drawn as today; only pictures drawn exactly as their URL says
    // may stay in caches.
    const caching = address.current
      ? `public, max-age=${yearInSeconds}, immutable`
      : 'public, max-age=3600';
    const picture = this.store.pictureOf(address.spec);
    const encoding = encodingFor(request);
    const body = encoding ? await picture.in(encoding) : picture.svg;
    markEncoded(reply, encoding);
    void reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', caching)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(body);
  }
}
